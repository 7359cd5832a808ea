import { describe, expect, it } from 'vitest'
import { Member } from '#server/member/member.entity.ts'
import { FinishedMosaic } from '#server/mosaic/mosaic.entity.ts'
import { aMember } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'
import { smallTorch, solve } from './boards.ts'

const setup = await testSite()
const { as, em } = setup

const countedOf = async (member: Member) => (await as(member).member.profile()).contributions.mosaicCompleted

describe('a finished puzzle', () => {
  it('of a member is counted with the last swap', async () => {
    const ada = await aMember(setup)
    expect((await solve(as(ada))).board).toMatchObject({ finished: true, counted: 'yours' })
    expect(await countedOf(ada)).toBe(1)
  })

  it('is counted once for each puzzle, with the fewest swaps', async () => {
    const ada = await aMember(setup)
    const { board, kept } = await solve(as(ada))
    const anew = await as(ada).mosaic.shuffle({ ...smallTorch, kept })
    const [first = 0, second = 0] = anew.board.pieces
    const detour = await as(ada).mosaic.swap({ ...smallTorch, kept: anew.kept, piece: first, place: 1 })
    const back = await as(ada).mosaic.swap({ ...smallTorch, kept: detour.kept, piece: second, place: 1 })
    await solve(as(ada), back.kept)
    expect(await countedOf(ada)).toBe(1)
    expect((await em().findOneOrFail(FinishedMosaic, { member: ada })).swaps).toBe(board.swaps)
    await solve(as(ada), kept, { picture: 'river', size: 4 })
    expect(await countedOf(ada)).toBe(2)
    const { puzzles } = await as(ada).mosaic.all({})
    expect(puzzles.map(({ best }) => best).filter(best => best !== null)).toHaveLength(2)
  })

  it('of a guest is counted after the login, for that member alone', async () => {
    const { kept } = await solve(as('guest'))
    expect(await em().count(FinishedMosaic)).toBe(0)
    const [ada, ben] = [await aMember(setup), await aMember(setup)]
    const first = await as(ada).mosaic.count({ kept })
    expect(first.counted).toBe(1)
    expect(await as(ada).mosaic.one({ ...smallTorch, kept: first.kept })).toMatchObject({ counted: 'yours' })
    expect((await as(ada).mosaic.count({ kept: first.kept })).counted).toBe(0)
    expect((await as(ben).mosaic.count({ kept: first.kept })).counted).toBe(0)
    expect(await as(ben).mosaic.one({ ...smallTorch, kept: first.kept })).toMatchObject({ counted: 'another' })
    expect([await countedOf(ada), await countedOf(ben)]).toEqual([1, 0])
  })

  it('counted twice at the same time is counted once, without a fault', async () => {
    const { kept } = await solve(as('guest'))
    const ada = await aMember(setup)
    await Promise.all(Array.from({ length: 5 }, () => as(ada).mosaic.count({ kept })))
    expect(await countedOf(ada)).toBe(1)
    expect(setup.reported).toEqual([])
  })

  it('cannot be counted by a guest, and an unfinished one cannot be counted', async () => {
    await expectRefusal(as('guest').mosaic.count({}), 'unauthenticated', 'session.required')
    const ada = await aMember(setup)
    const { kept } = await as(ada).mosaic.swap({ ...smallTorch, piece: 0, place: 0 })
    expect((await as(ada).mosaic.count({ kept })).counted).toBe(0)
    expect(await countedOf(ada)).toBe(0)
  })

  it('of a deleted account is not counted', async () => {
    const { kept } = await solve(as('guest'))
    const ada = await aMember(setup)
    await em().nativeDelete(Member, { id: ada.id })
    await expectRefusal(as(ada).mosaic.count({ kept }), 'unauthenticated', 'session.dead')
  })
})

it('finished puzzles are in the member’s data export, and are deleted with the account', async () => {
  const ada = await aMember(setup)
  const { board } = await solve(as(ada))
  const { belongings } = await as(ada).member.export()
  expect(belongings['finishedMosaics']).toEqual([
    { picture: 'torch', size: 3, swaps: board.swaps, finishedAt: setup.clock.now().toISOString() },
  ])
  await em().nativeDelete(Member, { id: ada.id })
  expect(await em().count(FinishedMosaic)).toBe(0)
})
