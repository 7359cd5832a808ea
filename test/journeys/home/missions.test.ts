import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { homePage } from '#app/content/pages/home.ts'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite()
const visit = await browserFor(site)

/** Distance in px between the centre of a mission and the centre of the track. */
const offCentre = (card: Locator) =>
  card.evaluate(element => {
    const [box, track] = [element.getBoundingClientRect(), element.closest('ol')?.getBoundingClientRect()]
    return Math.abs(box.left + box.width / 2 - ((track?.left ?? 0) + (track?.width ?? 0) / 2))
  })

describe.each(bothLocales)('the missions (%s)', locale => {
  const { missions } = homePage(locale)
  const card = (page: Page, number: number) => page.locator('.mission__card').nth(number - 1)
  const pressed = (page: Page) =>
    page.locator('.mission__card').evaluateAll(cards => cards.map(one => one.getAttribute('aria-current')))

  test('are five numbered cards, and the first one is selected with its details', async () => {
    const page = await visit('/', { locale })
    await eventually(() => page.locator('.mission__number').allTextContents()).toEqual(['01', '02', '03', '04', '05'])
    expect(await pressed(page)).toEqual(['true', 'false', 'false', 'false', 'false'])
    const panel = page.locator('.mission__panel:visible')
    await eventually(() => panel.count()).toBe(1)
    const told = await panel.innerText()
    const [first] = missions
    for (const text of [first?.title, first?.subtitle, first?.description, first?.quote]) expect(told).toContain(text)
    for (const { label, value } of [first?.impact, first?.participants, first?.duration].flatMap(
      figure => figure ?? [],
    )) {
      expect(told).toContain(label)
      expect(told).toContain(value)
    }
  })

  if (locale === 'en')
    test('show the details of a pressed card, and move it to the centre', async () => {
      const page = await visit('/', { locale, size: phone })
      await card(page, 3).evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await card(page, 3).click()
      await eventually(() => pressed(page)).toEqual(['false', 'false', 'true', 'false', 'false'])
      await eventually(() => page.locator('.mission__panel:visible').innerText()).toContain(missions[2]?.description)
      await eventually(() => offCentre(card(page, 3))).toBeLessThan(3)
    })

  if (locale === 'zh')
    test.each([desktop, phone])('can each be in the centre ($width)', async size => {
      const page = await visit('/', { locale, size })
      for (const number of [1, 2, 3, 4, 5]) {
        await card(page, number).evaluate((link: HTMLElement) => link.click())
        await eventually(() => offCentre(card(page, number))).toBeLessThan(3)
      }
    })

  if (locale === 'zh')
    test('without scripts all have their details', async () => {
      const page = await visit('/', { locale, scripts: false })
      await eventually(() => page.locator('.mission__panel:visible h3').count()).toBe(5)
      await card(page, 4).click()
      const told = page.locator('.mission__panel').nth(3)
      expect(page.url()).toContain(`#${String(await told.getAttribute('id'))}`)
      await eventually(async () => (await told.boundingBox())?.y ?? 9999).toBeLessThan(200)
    })
})

test('an arrow is shown when the missions can be scrolled more than 20 px in its direction', async () => {
  const page = await visit('/')
  const track = page.locator('.mission__track')
  const { previous, next } = words.zh.home.mission
  const arrows = async () => [
    await page.getByRole('button', { name: previous }).count(),
    await page.getByRole('button', { name: next }).count(),
  ]
  const put = (left: number) =>
    track.evaluate((element, left) => {
      element.style.scrollSnapType = 'none'
      element.scrollTo({
        left: left < 0 ? element.scrollWidth - element.clientWidth + left : left,
        behavior: 'instant',
      })
    }, left)
  await put(0)
  await eventually(arrows).toEqual([0, 1])
  await put(21)
  await eventually(arrows).toEqual([1, 1])
  await put(20)
  await eventually(arrows).toEqual([0, 1])
  await put(-20)
  await eventually(arrows).toEqual([1, 0])
  await put(-22)
  await eventually(arrows).toEqual([1, 1])
  await put(0)
  await eventually(arrows).toEqual([0, 1])
  await page.getByRole('button', { name: next }).click()
  await eventually(() => track.evaluate(element => element.scrollLeft)).toBeGreaterThan(100)
})

test.each([desktop, phone, { width: 320, height: 640 }])(
  'the arrows move from mission to mission, and are never covered by the link to the top ($width)',
  async size => {
    const page = await visit('/', { size })
    await page.locator('.mission__stage').scrollIntoViewIfNeeded()
    await page.locator('.to-top.is-shown').waitFor()
    const toTop = (await page.locator('.to-top').boundingBox())?.x
    for (const number of [2, 3, 4, 5]) {
      const next = page.getByRole('button', { name: words.zh.home.mission.next })
      const box = await next.boundingBox()
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThan(toTop ?? 0)
      await next.click()
      await eventually(() => offCentre(page.locator('.mission__card').nth(number - 1))).toBeLessThan(3)
    }
    await page.getByRole('button', { name: words.zh.home.mission.next }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: words.zh.home.mission.previous }).click()
    await eventually(() => offCentre(page.locator('.mission__card').nth(3))).toBeLessThan(3)
  },
)
