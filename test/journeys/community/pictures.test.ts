import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { violations } from '#test/journeys/axe.ts'
import { outside } from '#test/journeys/large-letters.ts'
import { otherWays } from '#test/journeys/languages-and-scripts.ts'
import { fillText, words } from '#test/journeys/interface-texts.ts'
import { aBoardOf, aPostOn, aWriter, anArticle } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite()
const visit = await browserFor(site)
const { token } = await aWriter(site)

async function upload(file: string): Promise<string> {
  const form = new FormData()
  form.append('image', new Blob([await readFile(file)]), 'picture.png')
  const headers = { Cookie: `token=${token}`, Origin: site.url }
  const response = await fetch(`${site.url}/uploads`, { method: 'POST', headers, body: form })
  return z.object({ url: z.string() }).parse(await response.json()).url
}

const pictures = await Promise.all(['public/icon-192.png', 'public/icon-512.png'].map(upload))
const [small = '', large = ''] = pictures
const content = `那年的江。\n\n![钟楼在远处](${large})\n\n还有 ![](${small})。`
const post = await aPostOn(site, token, await aBoardOf(site), { content, images: [large] })
const article = await anArticle(site, token, { content: `![钟楼](${large})`, status: 'published' })

const viewer = (page: Page) => page.locator('dialog.picture-viewer')
const shown = (page: Page) => page.locator('.pswp__words')
/** Width of the current picture in CSS pixels. */
const width = async (page: Page) =>
  (await page.locator('.pswp__item[aria-hidden=false] .pswp__img').last().boundingBox())?.width ?? 0

interface Finger {
  x: number
  y: number
}

/** Simulates touch points that move from `from` to `to` in steps. */
async function touch(page: Page, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const at = (part: number) =>
    from.map(({ x, y }, id) => ({ id, x: x + ((to[id]?.x ?? x) - x) * part, y: y + ((to[id]?.y ?? y) - y) * part }))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= 8; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 8) })
    await page.waitForTimeout(16)
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('the viewer can be opened, browsed, zoomed and closed by keyboard; it is loaded on demand, and describes its picture', async () => {
  const { picture } = words.zh
  const page = await visit(`/forum/post/${post}`)
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    )
  expect(await loaded()).not.toMatch(/\/picture-viewer-/)
  const first = page.locator('.post__body a[data-picture]').first()
  await first.focus()
  await page.keyboard.press('Enter')
  await eventually(() => shown(page).textContent()).toBe('第 1 张，共 3 张 钟楼在远处')
  expect(await loaded()).toMatch(/\/picture-viewer-/)
  await eventually(() => viewer(page).getAttribute('aria-label')).toBe(picture.pictures)
  await eventually(() => shown(page).getAttribute('role')).toBe('status')
  expect(await violations(page)).toEqual([])

  await page.keyboard.press('ArrowRight')
  await eventually(() => shown(page).innerText()).toContain('第 2 张')
  await page.keyboard.press('End')
  await eventually(() => shown(page).innerText()).toContain('第 3 张')
  await page.keyboard.press('Home')
  await eventually(() => shown(page).innerText()).toContain('第 1 张')
  const before = await width(page)
  await page.keyboard.press('z')
  await eventually(() => width(page)).toBeGreaterThan(before * 1.2)
  await page.keyboard.press('ArrowRight')
  await eventually(() => shown(page).innerText()).toContain('第 1 张')

  // The focus stays inside the viewer, in both directions.
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') ?? null)).toBe(null)
  }
  await page.keyboard.press('Escape')
  await eventually(() => viewer(page).count()).toBe(0)
  expect(await first.evaluate(link => link === document.activeElement)).toBe(true)
})

test('a swipe shows the next picture, a pinch enlarges it, and the button closes the viewer', async () => {
  const page = await visit(`/forum/post/${post}`, { size: phone, context: { hasTouch: true, isMobile: true } })
  await page.locator('.post__body a[data-picture]').first().tap()
  await eventually(() => shown(page).innerText()).toContain('第 1 张')
  await touch(page, [{ x: 320, y: 420 }], [{ x: 60, y: 424 }])
  await eventually(() => shown(page).innerText()).toContain('第 2 张')
  await touch(page, [{ x: 60, y: 420 }], [{ x: 320, y: 424 }])
  await eventually(() => shown(page).innerText()).toContain('第 1 张')
  // The swipe animation has ended.
  await page.waitForTimeout(600)
  const before = await width(page)
  const apart = [
    { x: 60, y: 420 },
    { x: 330, y: 420 },
  ]
  await touch(
    page,
    [
      { x: 170, y: 420 },
      { x: 220, y: 420 },
    ],
    apart,
  )
  await eventually(() => width(page)).toBeGreaterThan(before * 1.2)
  await page.getByRole('button', { name: words.zh.picture.close }).tap()
  await eventually(() => viewer(page).count()).toBe(0)
})

test('when the viewer cannot be loaded, the picture’s own page opens', async () => {
  const page = await visit(`/articles/${article}`, {
    complaints: /./,
    prepare: tab => tab.route(/\/assets\/picture-viewer-/, route => route.abort()),
  })
  await page.locator('.article__text a[data-picture]').click()
  await page.waitForURL(`**/articles/${article}/picture/1`)
})

describe.each(otherWays)('the page of a picture ($locale, scripts: $scripts)', ({ locale, scripts }) => {
  test('has its description, its neighbours and a link back', async () => {
    const { picture } = words[locale]
    const [from, size] = [`/forum/post/${post}`, locale === 'zh' ? phone : desktop]
    const page = await visit(scripts ? `${from}/picture/1` : from, { locale, scripts, size })
    if (!scripts) await page.locator('.post__body a[data-picture]').first().click()
    await page.getByRole('heading', { level: 1, name: fillText(picture.place, { number: 1, total: 3 }) }).waitFor()
    await eventually(() => page.locator('figcaption').innerText()).toContain('钟楼在远处')
    if (scripts) expect(await violations(page)).toEqual([])
    expect(await outside(page)).toEqual([])
    await page.getByRole('link', { name: picture.next }).click()
    await page.waitForURL(`**${from}/picture/2`)
    await page.getByText(picture.wordless).waitFor()
    await eventually(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await page.getByRole('link', { name: picture.back.post }).click()
    await page.waitForURL(`**${from}`)
  })

  test('of the timeline links back to its illustration', async () => {
    const page = await visit('/timeline/picture/2', { locale, scripts })
    await page.getByRole('link', { name: words[locale].picture.back.timeline }).click()
    await page.waitForURL('**/timeline#plate-2')
    await page.locator('#plate-2').waitFor()
  })
})
