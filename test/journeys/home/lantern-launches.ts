import type { Page } from 'playwright-core'
import { z } from 'zod'

export const river = (page: Page) => page.locator('.stream__river')
export const hold = (page: Page) => page.locator('.stream__hold')
export const isHeld = (page: Page) => river(page).evaluate(element => element.classList.contains('is-held'))
export const playStates = (page: Page) =>
  river(page).evaluate(element => [
    ...new Set(element.getAnimations({ subtree: true }).map(({ playState }) => playState)),
  ])

const noted = z.array(z.object({ top: z.number(), takes: z.number(), ahead: z.number() }))

/** Records each lantern when it starts: its lane, its duration, and its start position. */
export const notingLaunches = (page: Page) =>
  page.addInitScript(() => {
    const launches: object[] = []
    Reflect.set(window, 'launches', launches)
    new MutationObserver(changes => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (added instanceof HTMLElement && added.classList.contains('lantern'))
          launches.push({
            top: parseFloat(added.style.top),
            takes: parseFloat(added.style.animationDuration),
            ahead: -parseFloat(added.style.animationDelay),
          })
    }).observe(document, { childList: true, subtree: true })
  })

export const launches = async (page: Page) =>
  noted.parse(await page.evaluate((): unknown => Reflect.get(window, 'launches')))
export const launched = async (page: Page) => (await launches(page)).length

/** Advances the clock in steps of 50 ms until another lantern starts. Returns the time that passed. */
export async function untilNext(page: Page): Promise<number> {
  const before = await launched(page)
  let passed = 0
  while ((await launched(page)) === before && passed < 5000) {
    await page.clock.runFor(50)
    await rendered(page)
    passed += 50
  }
  return passed
}

// React renders the change of a timer in a MessageChannel message, which the frozen clock does not delay.
export const rendered = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise(resolve => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(undefined)
      })
  })
