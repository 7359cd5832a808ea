import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { homePage } from '#app/content/pages/home.ts'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { otherWays, ways } from '#test/journeys/languages-and-scripts.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite()
const visit = await browserFor(site)

test.each(bothLocales)('the chapters are in order (%s)', async locale => {
  const page = await visit('/', { locale, scripts: false })
  expect(await page.locator('main section[id]').evaluateAll(sections => sections.map(({ id }) => id))).toEqual([
    'timeline',
    'mission',
    'alumni',
    'future',
    'finale',
  ])
  const { home } = words[locale]
  const links = [
    [home.timeline.explore, '/timeline'],
    [home.mission.more, '/culture'],
    [home.alumni.more, '/people'],
    [home.finale.toBlessings, '/blessings'],
    [home.finale.toArticles, '/articles'],
  ] as const
  for (const [name, href] of links)
    await eventually(() => page.locator('main').getByRole('link', { name }).getAttribute('href')).toBe(href)
})

describe('the timeline', () => {
  const openYears = (page: Page) =>
    page
      .locator('.era__details[open] > summary')
      .evaluateAll(open => open.map(summary => summary.getAttribute('data-year')))

  test.each(ways)('opens one event at a time and closes it again ($locale, scripts: $scripts)', async visitor => {
    const page = await visit('/', visitor)
    const summary = (year: string) => page.locator(`.era__summary[data-year="${year}"]`)
    expect(
      await page.locator('.era__summary').evaluateAll(all => all.map(one => one.getAttribute('data-year'))),
    ).toEqual(['1915', '1952', '1985', '2025'])
    expect(await openYears(page)).toEqual([])
    await summary('1952').click()
    await eventually(() => openYears(page)).toEqual(['1952'])
    const [, era] = homePage(visitor.locale).eras
    const told = await page.locator('.era__details[open]').innerText()
    expect(told).toContain(era?.description)
    expect(told).toContain(era?.detail)
    for (const { caption } of era?.images ?? []) expect(told).toContain(caption)
    await summary('2025').click()
    await eventually(() => openYears(page)).toEqual(['2025'])
    await summary('2025').click()
    await eventually(() => openYears(page)).toEqual([])
  })

  test.each(otherWays)('/#1952 opens that event ($locale, scripts: $scripts)', async visitor => {
    const page = await visit('/#1952', visitor)
    await eventually(() => openYears(page)).toEqual(['1952'])
  })
})

describe.each(bothLocales)('the three people of the stories (%s)', locale => {
  const { stories } = homePage(locale)
  const { alumni } = words[locale].home
  const active = (page: Page) => page.locator('.story.is-active h3').allInnerTexts()

  if (locale === 'zh')
    test('one is open; previous and next wrap around, and dots choose one', async () => {
      const page = await visit('/', { locale })
      const [first, second, third] = stories.map(({ name }) => name)
      await eventually(() => page.locator('.story').count()).toBe(3)
      expect(await active(page)).toEqual([first])
      await page.getByRole('button', { name: alumni.previous }).click()
      await eventually(() => active(page)).toEqual([third])
      await page.getByRole('button', { name: alumni.next }).click()
      await eventually(() => active(page)).toEqual([first])
      await page.getByRole('button', { name: alumni.next }).click()
      await eventually(() => active(page)).toEqual([second])
      await page.locator('.stories__dot').nth(2).click()
      await eventually(() => active(page)).toEqual([third])
      await eventually(() => page.locator('.stories__dot[aria-current=true]').count()).toBe(1)
      await eventually(() => page.locator('.stories__dot').nth(2).getAttribute('aria-current')).toBe('true')
    })

  test('each has a portrait, and the open one the whole story', async () => {
    const page = await visit('/', { locale })
    const [open, closed] = [page.locator('.story').nth(0), page.locator('.story').nth(1)]
    const [first, second] = stories
    const told = await open.innerText()
    for (const text of [first?.name, first?.title, first?.preview, first?.story, first?.quote])
      expect(told).toContain(text)
    for (const achievement of first?.achievements ?? []) expect(told).toContain(achievement)
    await eventually(() => open.locator('img').getAttribute('src')).toBe(first?.avatar.url)
    await eventually(() => closed.innerText()).toContain(second?.preview)
    expect(await closed.innerText()).not.toContain(second?.story)
  })
})

test.each(bothLocales)('the finale ends with the date and the slogan (%s)', async locale => {
  const page = await visit('/', { locale, scripts: false })
  const { quote, lines, slogan } = homePage(locale).finale
  const told = await page.locator('#finale').innerText()
  for (const text of [quote, ...lines, slogan, '2025.10.27']) expect(told).toContain(text)
  expect(lines).toHaveLength(4)
})

test('the name of the site keeps its spaces when it fits on one line', async () => {
  const page = await visit('/', { locale: 'en', scripts: false, size: { width: 800, height: 900 } })
  await eventually(() => page.locator('.hero__title').innerText()).toBe('Hohai University at 110')
})
