import { describe, expect, it } from 'vitest'
import { Limiter, limits } from '#server/rpc/limits.ts'
import { shufflePieces, firstShuffle, countInPlace } from '#server/mosaic/shuffle-tiles.ts'
import { puzzles } from '#server/mosaic/encrypted-puzzles.ts'
import { aBlessing, aMember, aPledge } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'
import { smallTorch, solve } from './boards.ts'

const setup = await testSite()
const { as, site, sql } = setup
const { mosaic } = as('guest')

describe('a board', () => {
  it.each(puzzles)('of $picture in $size starts with each piece once, and none in its place', async puzzle => {
    const { pieces, ...rest } = await mosaic.one(puzzle)
    expect(rest).toEqual({ ...puzzle, swaps: 0, finished: false, counted: 'no' })
    for (const dealt of [pieces, shufflePieces(puzzle.size), shufflePieces(puzzle.size)]) {
      expect([...dealt].sort((one, other) => one - other)).toEqual(
        Array.from({ length: puzzle.size ** 2 }, (_, at) => at),
      )
      expect(countInPlace(dealt)).toBe(0)
    }
    expect(await mosaic.one(puzzle)).toEqual({ pieces, ...rest })
  })

  it('starts with the same shuffle for everybody, and with another one for each puzzle', () => {
    const dealt = puzzles.map(({ picture, size }) => firstShuffle(picture, size).join())
    expect(new Set(dealt).size).toBe(puzzles.length)
  })

  it.each([
    [{ picture: 'moon', size: 3 }, 'picture'],
    [{ picture: 'torch', size: 2 }, 'size'],
    [{ picture: 'torch', size: 6 }, 'size'],
    [{ picture: 'torch', size: 3.5 }, 'size'],
  ])('of %o does not exist', async (puzzle, field) => {
    // @ts-expect-error what an address may name
    await expectRefusal(mosaic.one(puzzle), 'invalid', 'mosaic.not_found', field)
  })
})

describe('a swap', () => {
  it('exchanges the piece and the piece that was at its new place', async () => {
    const { pieces } = await mosaic.one(smallTorch)
    const [first = 0, second = 0, ...rest] = pieces
    const { kept, board } = await mosaic.swap({ ...smallTorch, piece: first, place: 1 })
    expect(board).toMatchObject({ pieces: [second, first, ...rest], swaps: 1, finished: false })
    expect(await mosaic.one({ ...smallTorch, kept })).toEqual(board)
  })

  it('sent twice is done once, and a swap of a piece with its own place is none', async () => {
    const [first = 0] = (await mosaic.one(smallTorch)).pieces
    const once = await mosaic.swap({ ...smallTorch, piece: first, place: 4 })
    const twice = await mosaic.swap({ ...smallTorch, kept: once.kept, piece: first, place: 4 })
    expect(twice.board).toEqual(once.board)
  })

  it('of an outdated tab is applied, and no piece is lost or duplicated', async () => {
    const [first = 0, second = 0] = (await mosaic.one(smallTorch)).pieces
    const { kept } = await mosaic.swap({ ...smallTorch, piece: first, place: 8 })
    const { board } = await mosaic.swap({ ...smallTorch, kept, piece: second, place: 8 })
    expect(board.pieces[8]).toBe(second)
    expect(new Set(board.pieces).size).toBe(9)
    expect(board.swaps).toBe(2)
  })

  it('changes no other board', async () => {
    const { kept } = await solve(as('guest'))
    const other = await mosaic.swap({ kept, picture: 'river', size: 4, piece: 0, place: 0 })
    expect(other.board).toMatchObject({ picture: 'river', size: 4, swaps: 1 })
    expect((await mosaic.one({ ...smallTorch, kept: other.kept })).finished).toBe(true)
    expect((await mosaic.one({ picture: 'torch', size: 4, kept: other.kept })).swaps).toBe(0)
  })

  it.each([9, -1, 1.5, 1e9, Number.NaN])('with the tile %s is refused', async tile => {
    await expectRefusal(mosaic.swap({ ...smallTorch, piece: tile, place: 0 }), 'invalid', 'mosaic.tile', 'piece')
    await expectRefusal(mosaic.swap({ ...smallTorch, piece: 0, place: tile }), 'invalid', 'mosaic.tile', 'place')
  })
})

describe('the board in the cookie', () => {
  it('is a new one when the cookie is forged or holds something else', async () => {
    const untouched = await mosaic.one(smallTorch)
    const foreign = [
      'nonsense',
      '',
      'a'.repeat(5000),
      site.vault.seal('mosaics', '{'),
      site.vault.seal('mosaics', JSON.stringify({ email: 'ada@example.org', at: 1 })),
      site.vault.seal('code_password_reset', JSON.stringify({ mosaics: { 'torch-3': ['012345678', 3, null] } })),
      site.vault.seal('mosaics', JSON.stringify({ mosaics: { 'torch-3': ['001234567', 3, null] } })),
      site.vault.seal('mosaics', JSON.stringify({ mosaics: { 'torch-3': ['0123456789abcdefghijklmno', 3, null] } })),
    ]
    for (const kept of foreign) {
      expect(await mosaic.one({ ...smallTorch, kept })).toEqual(untouched)
      expect((await mosaic.swap({ ...smallTorch, kept, piece: 0, place: 0 })).board.swaps).toBe(1)
    }
  })

  it('fits into a cookie together with all other puzzles', async () => {
    let kept: string | null = null
    for (const puzzle of puzzles) ({ kept } = await mosaic.shuffle({ ...puzzle, kept }))
    expect(kept?.length).toBeLessThan(1200)
    const { puzzles: told } = await mosaic.all({ kept })
    expect(told.map(({ placed, swaps }) => [placed, swaps])).toEqual(puzzles.map(() => [0, 0]))
  })
})

it('a finished puzzle stays finished until it is shuffled again', async () => {
  const { kept, board } = await solve(as('guest'))
  expect(board).toMatchObject({ finished: true, counted: 'no' })
  expect((await mosaic.swap({ ...smallTorch, kept, piece: 0, place: 5 })).board).toEqual(board)
  const anew = await mosaic.shuffle({ ...smallTorch, kept })
  expect(anew.board).toMatchObject({ swaps: 0, finished: false })
  expect(countInPlace(anew.board.pieces)).toBe(0)
})

it('the number of voices counts public texts', async () => {
  const ada = await aMember(setup)
  await aBlessing(setup, { by: ada })
  await aBlessing(setup, { by: ada, status: 'pending', content: '等待' })
  await aPledge(setup)
  await aPledge(setup, { status: 'rejected', message: '没有通过' })
  expect((await mosaic.all({})).voices).toBe(2)
})

it('swaps are rate-limited', async () => {
  site.limiter = new Limiter(sql, site.vault, true)
  const swaps = Array.from({ length: limits.mosaic.points }, () => mosaic.swap({ ...smallTorch, piece: 0, place: 0 }))
  await Promise.all(swaps)
  await expectRefusal(mosaic.shuffle(smallTorch), 'too_many', 'site.too_many')
})
