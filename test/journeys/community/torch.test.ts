import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { bothLocales, fillText, words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)

const legs = async (page: Page) => Number((await page.locator('.relay__number').innerText()).replaceAll(',', ''))

describe.each(bothLocales)('the torch (%s)', locale => {
  const { relay } = words[locale].blessing

  if (locale === 'zh')
    test('without scripts is passed on by one press, with a wish that others can read', async () => {
      const page = await visit('/blessings', { locale, scripts: false })
      await page.getByLabel(relay.wish).fill('愿江河安澜')
      await page.getByRole('button', { name: relay.pass }).click()
      await page.waitForURL('**/blessings#passed')
      const leg = await legs(page)
      const told =
        leg === 1 ? relay.passedFirst : fillText(relay.passedWish, { from: leg, leg: leg - 1, wish: '水到渠成' })
      await eventually(() => page.locator('.relay__told').innerText()).toBe(told)
      expect(await page.locator('.relay__told').evaluate(it => it.getBoundingClientRect().bottom <= innerHeight)).toBe(
        true,
      )
      await eventually(() => page.locator('.relay__held').innerText()).toBe(
        fillText(relay.heldWish, { leg, wish: '愿江河安澜' }),
      )
      await eventually(() => page.locator('.legs__leg').first().innerText()).toContain('愿江河安澜')
    })

  if (locale === 'zh')
    test('with a wish that is too long shows an error, and keeps the wish', async () => {
      const page = await visit('/blessings', { locale, scripts: false })
      await page.getByLabel(relay.wish).fill('河'.repeat(21))
      await page.getByRole('button', { name: relay.pass }).click()
      await eventually(() => page.locator('#torch-wish-error').innerText()).toBe(
        words[locale].refusal.torch.wish_too_long,
      )
      await eventually(() => page.locator('#torch-wish').inputValue()).toBe('河'.repeat(21))
    })

  if (locale === 'en')
    test('has a number that rises for every reader, and shows the previous wish to the one who passes it', async () => {
      const [onlooker, runner] = await Promise.all([visit('/blessings', { locale }), visit('/blessings', { locale })])
      const before = await legs(onlooker)
      await runner.getByLabel(relay.wish).fill('水到渠成')
      await runner.getByRole('button', { name: relay.pass }).click()
      await eventually(() => runner.locator('.relay__told').innerText()).toContain(
        fillText(relay.yours, { from: before + 1 }),
      )
      await eventually(() => runner.locator('.relay__told').innerText()).toContain(String(before))
      await eventually(() => legs(onlooker)).toBe(before + 1)
      await eventually(() => onlooker.locator('.relay__held').innerText()).toBe(
        fillText(relay.heldWish, { leg: before + 1, wish: '水到渠成' }),
      )
    })
})

test('a second pass shows its own leg too, on the same page', async () => {
  const { relay } = words.zh.blessing
  await site.call('POST', '/torch/add', { body: { count: 1 } })
  const page = await visit('/blessings')
  const before = await legs(page)
  for (const leg of [before + 1, before + 2]) {
    await page.getByRole('button', { name: relay.pass }).click()
    await eventually(() => page.locator('.relay__told').innerText()).toContain(fillText(relay.yours, { from: leg }))
  }
  await eventually(() => legs(page)).toBe(before + 2)
})

test('each reached goal is highlighted, with a text', async () => {
  const { relay } = words.zh.blessing
  const before = await legs(await visit('/blessings', { scripts: false }))
  const passes = Array.from({ length: Math.ceil((1915 - before) / 10) }, () =>
    site.call('POST', '/torch/add', { body: { count: 10 } }),
  )
  await Promise.all(passes)
  const page = await visit('/blessings', { scripts: false })
  const lit = page.locator('.goals__goal.is-lit')
  await eventually(() => lit.count()).toBe(1)
  await eventually(() => lit.innerText()).toContain(relay.lit)
})
