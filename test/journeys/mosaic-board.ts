import type { Page } from 'playwright-core'
import { eventually } from '#test/support/browser.ts'

/** The headers of a form that a browser sends without scripts. */
export const asForm = (page: Page) => ({ Accept: 'text/html', Origin: new URL(page.url()).origin })

export const tile = (page: Page, place: number) => page.locator(`#tile-${place}`)
/** The piece at each place, both counted from 1. */
export const pieces = (page: Page) =>
  page.locator('.tile__number').evaluateAll(numbers => numbers.map(number => Number(number.textContent)))

/** Solves the puzzle: all swaps but the last are sent as forms, the last one is made by two clicks. Returns the number of swaps. */
export async function solve(page: Page): Promise<number> {
  const lying = await pieces(page)
  const moves: [piece: number, from: number, to: number][] = []
  for (let place = 0; place < lying.length; place += 1) {
    const from = lying.indexOf(place + 1)
    if (from === place) continue
    lying[from] = lying[place] ?? 0
    lying[place] = place + 1
    moves.push([place, from, place])
  }
  for (const [piece, , place] of moves.slice(0, -1))
    await page.request.post('/mosaic/torch/3', { form: { piece, place }, headers: asForm(page), maxRedirects: 0 })
  await page.goto('/mosaic/torch/3')
  const [, from = 0, to = 0] = moves.at(-1) ?? []
  await tile(page, from).click()
  await tile(page, to).click()
  await page.locator('.board.is-whole').waitFor()
  return moves.length
}

/** Returns a function that waits until the site has answered this many swaps, counted from this call. */
export function swapsAnswered(page: Page, swaps: number): () => Promise<void> {
  let answered = 0
  page.on('response', response => {
    if (response.request().method() === 'POST') answered += 1
  })
  return () => eventually(() => answered).toBe(swaps)
}
