import { expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { hasClass, isBelowBar, scrolled, scrollTo } from '#test/journeys/scrolling.ts'

const site = await sharedSite()
const visit = await browserFor(site)

test('igniting the torch fades the text, dispatches an event, and scrolls to the timeline; the text is back at the top', async () => {
  const page = await visit('/', { moving: true })
  await page.evaluate(() => {
    addEventListener('hero-fire-ignited', () => (document.documentElement.dataset['told'] = 'yes'))
  })
  const opacity = () => page.locator('.hero__content').evaluate(content => getComputedStyle(content).opacity)
  await page.getByRole('button', { name: '点燃火炬' }).click()
  await eventually(() => page.locator('html').getAttribute('data-told')).toBe('yes')
  await eventually(opacity).toBe('0')
  await eventually(() => isBelowBar(page, '#timeline')).toBe(true)
  await scrollTo(page, 50)
  await eventually(() => scrolled(page)).toBe(50)
  expect(await hasClass(page, '.hero', 'is-ignited')()).toBe(true)
  await scrollTo(page, 49)
  await eventually(hasClass(page, '.hero', 'is-ignited')).toBe(false)
  await eventually(opacity).toBe('1')
})

test('the text is shown again when the scrolling stops before it has left the top', async () => {
  const page = await visit('/', { moving: true })
  const hasFaded = await page.locator('.hero__ignite').evaluate(async (button: HTMLElement) => {
    button.click()
    window.scrollTo({ top: 10, behavior: 'instant' })
    await new Promise(resolve => setTimeout(resolve))
    return document.querySelector('.hero.is-ignited') !== null
  })
  expect(hasFaded).toBe(true)
  await eventually(hasClass(page, '.hero', 'is-ignited')).toBe(false)
  expect(await scrolled(page)).toBe(10)
  await eventually(() => page.locator('.hero__content').evaluate(one => getComputedStyle(one).opacity)).toBe('1')
})

test('the text stays faded when a busy phone begins to scroll late', async () => {
  const page = await visit('/', {
    moving: true,
    prepare: page =>
      page.addInitScript(() => {
        const scrollNow = window.scrollTo.bind(window)
        window.scrollTo = (...where: [ScrollToOptions?]) => void setTimeout(() => scrollNow(...where), 1000)
      }),
  })
  await page.locator('.hero__ignite').click()
  await eventually(() => isBelowBar(page, '#timeline')).toBe(true)
  expect(await hasClass(page, '.hero', 'is-ignited')()).toBe(true)
})

test('faded elements take neither the focus nor a click', async () => {
  const page = await visit('/')
  await page.locator('.hero__ignite').press('Enter')
  await eventually(() => isBelowBar(page, '#timeline')).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('timeline')
  await scrollTo(page, 60)
  for (const faded of ['.hero__ignite', '.hero__card']) {
    const one = page.locator(faded).first()
    const isTaken = await one.evaluate((element: HTMLElement) => {
      element.focus({ preventScroll: true })
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return document.activeElement === element || element.contains(hit)
    })
    expect(isTaken, faded).toBe(false)
  }
})
