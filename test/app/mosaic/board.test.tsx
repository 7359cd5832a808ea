import { expect, it } from 'vitest'
import { MosaicBoard } from '#app/components/mosaic/mosaic-board.tsx'
import { applyMove, placeForKey } from '#app/components/mosaic/tile-moves.ts'
import type { MosaicBoard as Board } from '#server/mosaic/mosaic.schema.ts'
import { renderWithRouter, linksIn } from '../shell/render-with-router.tsx'

const begun: Board = {
  picture: 'torch',
  size: 3,
  pieces: [1, 0, 2, 3, 4, 5, 6, 7, 8],
  swaps: 4,
  finished: false,
  counted: 'no',
}
const whole: Board = { ...begun, pieces: [0, 1, 2, 3, 4, 5, 6, 7, 8], finished: true }
const told = { name: '岸上的火', alt: '一支火炬', lead: '请你复原', next: null, problems: [] }
const page = (board: Board, rest: { chosen?: number; isMember?: boolean } = {}, locale: 'zh' | 'en' = 'zh') =>
  renderWithRouter(
    <MosaicBoard {...told} board={board} chosen={rest.chosen ?? null} isMember={rest.isMember ?? false} />,
    {
      locale,
    },
  )

it('each tile has a label with its place and its piece, in both languages', async () => {
  expect(await page(begun)).toContain('aria-label="第 1 行第 2 列，这里是第 1 块"')
  expect(await page(begun)).toContain('aria-label="第 2 行第 1 列，这里是第 4 块，已归位"')
  expect(await page(begun, {}, 'en')).toContain('aria-label="Row 1, column 2, holds piece 1"')
})

it('the first choice of a tile is a link, and the second submits the form', async () => {
  const first = await page(begun)
  expect(first).toMatch(/<form id="board"[^>]*method="get" action="\/mosaic\/torch\/3#board"/)
  expect(first.match(/name="chosen" value="\d"/g)).toHaveLength(9)
  expect(first).toContain('role="status"')
  const second = await page(begun, { chosen: 1 })
  expect(second).toMatch(/<form id="board"[^>]*method="post"/)
  expect(second).toContain('<input type="hidden" name="piece" value="0"/>')
  expect(second.match(/name="place" value="\d"/g)).toHaveLength(9)
  expect(second).toMatch(/value="1"[^>]*aria-pressed="true"/)
})

it('a finished board is complete, and its only button starts again', async () => {
  const html = await page(whole)
  expect(html).toMatch(/class="board is-whole" role="img" aria-label="一支火炬"/)
  expect(html).not.toContain('name="chosen"')
  expect(linksIn(html)).toContain('/mosaic/torch/3/shuffle')
})

it('a guest is sent to Login and back, and a member can have a finished puzzle counted once', async () => {
  expect(linksIn(await page(whole))).toContain('/login?redirect=%2Fmosaic%2Ftorch%2F3')
  const member = await page(whole, { isMember: true })
  expect(member).toContain('action="/mosaic/torch/3?count"')
  const counted = await page({ ...whole, counted: 'yours' }, { isMember: true })
  expect(counted).not.toContain('?count')
  expect(counted).toContain('已计入你的“完成拼图”')
  expect(await page({ ...whole, counted: 'another' }, { isMember: true })).not.toContain('?count')
})

it('the board after a swap is computed before the response arrives', () => {
  expect(applyMove(begun, { piece: 0, place: 0 })).toEqual({ ...whole, swaps: 5 })
  expect(applyMove(begun, { piece: 1, place: 0 })).toBe(begun)
  expect(applyMove(whole, { piece: 1, place: 0 })).toBe(whole)
})

it.each([
  ['ArrowRight', 4, 5],
  ['ArrowDown', 4, 7],
  ['ArrowLeft', 3, 3],
  ['ArrowUp', 2, 2],
  ['Tab', 4, undefined],
])('the key %s moves from place %i to %s, and not beyond the edge', (key, from, to) => {
  expect(placeForKey(key, from, 3)).toBe(to)
})
