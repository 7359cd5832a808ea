import { afterAll, expect, test } from 'vitest'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { firstAdmin, journeySite } from '#test/support/journey-site.ts'
import { startPostgres } from '#test/support/postgres.ts'
import { loadAxe, violations } from '#test/journeys/axe.ts'
import { bothLocales, fillText, words } from '#test/journeys/interface-texts.ts'

const postgres = await startPostgres()
if (postgres === undefined) throw new Error('no PostgreSQL was found: install the package postgresql')
// Two sites on one database stand for two machines.
const site = await journeySite({ SEED: 'none', DATABASE_URL: postgres.url })
const other = await journeySite({ SEED: 'none', DATABASE_URL: postgres.url })
afterAll(() => postgres.stop())
const visit = await browserFor(site)

const html = async (url: string, locale: 'zh' | 'en') =>
  (await fetch(url, { headers: { Cookie: `locale=${locale}` } })).text()

const trials = [
  { locale: 'zh', scripts: true, part: 'missions.sanxia', size: desktop, title: '新的坝' },
  { locale: 'en', scripts: false, part: 'missions.nanshui', size: phone, title: '新的渠' },
] as const

test.each(trials)(
  'an admin edits a mission, previews it, publishes it and restores the shipped one (%o)',
  { timeout: 120_000 },
  async ({ locale, scripts, part, size, title }) => {
    const w = words[locale].storyEditor
    const page = await visit('/admin/story', { locale, scripts, size, as: firstAdmin })
    const key = part.slice('missions.'.length)
    // Both sites have cached the page for guests before.
    for (const { url } of [site, other]) expect(await html(`${url}/culture`, locale)).not.toContain(title)
    await page.locator(`a[href="/admin/story/${part}"]`).click()
    await page.locator('#part-title-zh').fill(title)
    await page.locator('#part-title-en').fill('')
    await page.locator('#part-quote-zh').fill('')
    await page.getByRole('button', { name: w.act.publish, exact: true }).click()
    await page.locator('#missing-head').waitFor()
    await eventually(() => page.locator('#part-quote-zh-error').textContent()).toContain(
      locale === 'zh' ? '引文' : 'Quotation',
    )
    await page.locator('#part-quote-zh').fill('水来。')
    const before = await page.locator('[id^="part-depth-"][tabindex]').count()
    await page
      .getByRole('button', { name: fillText(w.part.addItem, { label: locale === 'zh' ? '详述' : 'In depth' }) })
      .click()
    await eventually(() => page.locator('[id^="part-depth-"][tabindex]').count()).toBe(before + 1)
    await page.locator(`#part-depth-${before}-zh`).fill('最后一段。')
    await page.getByRole('button', { name: fillText(w.act.preview, { page: `/culture#${key}` }) }).click()
    await page.locator(`#${key}-title`, { hasText: title }).waitFor()
    await eventually(() => page.locator('.notices-above-page').textContent()).toContain(title)
    for (const { url } of [site, other]) expect(await html(`${url}/culture?draft=${part}`, locale)).not.toContain(title)
    await page.locator('.notices-above-page a').click()
    await page.getByRole('button', { name: w.act.publish, exact: true }).click()
    await page.getByText(fillText(w.state.published, { number: 1, name: 'admin' })).waitFor()
    for (const { url } of [site, other])
      await eventually(() => html(`${url}/culture`, locale)).toMatch(
        locale === 'en' ? new RegExp(`<h3 lang="zh-CN"[^>]*>${title}`) : new RegExp(`<h3 [^>]*>${title}`),
      )
    await page.locator(`a[href="/admin/story/${part}/history"]`).click()
    await page.locator(`a[href="/admin/story/${part}/history/1"]`).click()
    await page.locator('ins', { hasText: '最后一段' }).waitFor()
    await page.getByRole('button', { name: w.revision.ships }).click()
    await page.getByText(w.history.isShipped).waitFor()
    for (const { url } of [site, other]) await eventually(() => html(`${url}/culture`, locale)).not.toContain(title)
  },
)

test('a page that was rendered in the browser marks Chinese text on it too', async () => {
  for (const [part, field] of [
    ['banner', 'invitation'],
    ['people', 'title'],
  ]) {
    const page = await visit(`/admin/story/${part}`, { as: firstAdmin })
    await page.locator(`#part-${field}-en`).fill('')
    await page.getByRole('button', { name: words.zh.storyEditor.act.publish, exact: true }).click()
    await page.getByText(fillText(words.zh.storyEditor.state.published, { number: 1, name: 'admin' })).waitFor()
  }
  const reader = await visit('/about', { locale: 'en' })
  await reader.locator('.brand, .bar a[href="/"]').first().click()
  await reader.locator('.hero__date [lang="zh-CN"]').waitFor()
  await reader.locator('.bar a[href="/people"]').first().click()
  await reader.locator('section#home[aria-label][lang="zh-CN"]').waitFor()
  await reader.locator('section#home[aria-label] p[lang="en"]').first().waitFor()
})

test.each(bothLocales)('axe finds nothing wrong with the editor (%s)', { timeout: 180_000 }, async locale => {
  const size = locale === 'zh' ? desktop : phone
  const page = await visit('/admin/story', { locale, size, as: firstAdmin, prepare: loadAxe })
  const paths = [
    'eras.1952',
    'missions',
    'people/history',
    'banner/history/1',
    'missions.offshore/picture?at=picture.url',
  ]
  for (const path of ['/admin/story/new/eras', ...paths.map(each => `/admin/story/${each}`)]) {
    await page.goto(path)
    expect.soft(await violations(page), path).toEqual([])
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path)
      .toBeLessThanOrEqual(0)
  }
})
