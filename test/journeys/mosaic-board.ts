import type { Page } from 'playwright-core'
import { eventually } from '#test/support/browser.ts'

/** As a browser without scripts sends a form. */
export const asForm = (page: Page) => ({ Accept: 'text/html', Origin: new URL(page.url()).origin })

export const tile = (page: Page, place: number) => page.locator(`#tile-${place}`)
/** Which piece lies at each place, from 1. */
export const pieces = (page: Page) =>
  page.locator('.tile__number').evaluateAll(numbers => numbers.map(number => Number(number.textContent)))

/** Puts every piece where it belongs: all but the last by what the form sends, the last by two choices. Tells how many swaps it took. */
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

/** Waits until the site has answered this many swaps since now. */
export function kept(page: Page, swaps: number): () => Promise<void> {
  let answered = 0
  page.on('response', answer => {
    if (answer.request().method() === 'POST') answered += 1
  })
  return () => eventually(() => answered).toBe(swaps)
}
