import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { z } from 'zod'

// The minified file loads in half the time of the one that the package exports, and each page loads it.
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const found = z.object({
  violations: z.array(
    z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string(), failureSummary: z.string().optional() })) }),
  ),
})

/** Loads axe with each document that the page opens from now on, which is quicker than loading it for each check. */
export const loadAxe = (page: Page): Promise<unknown> => page.addInitScript({ content: axe })

/** Returns the axe violations of the page in its current state, one line for each element. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe)
  // Text that fades in has too little contrast until its animation ends.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
  const report = found.parse(
    await page.evaluate("axe.run(document, { resultTypes: ['violations'], selectors: false })"),
  )
  return report.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary.replace(/\s+/g, ' ')}`),
  )
}
