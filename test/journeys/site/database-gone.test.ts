import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { firstAdmin, journeySite } from '#test/support/journey-site.ts'
import { startPostgres } from '#test/support/postgres.ts'
import { proxyTo } from '#test/support/database-proxy.ts'
import { openAddresses } from '#test/journeys/addresses.ts'
import { aWish, sendPledge } from '#test/journeys/send-pledge.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { adminToken, approve, waiting } from '#test/journeys/moderate-through-rest.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'

const postgres = await startPostgres()
if (postgres === undefined) throw new Error('no PostgreSQL was found: install the package postgresql')
const wire = await proxyTo(postgres.url)
const site = await journeySite({ DATABASE_URL: wire.url, SEED: 'none' })
const visit = await browserFor(site)
const token = await adminToken(site)
const kept = '数据库里的一句话。'
await approve(site, token, aWish(kept))
afterAll(async () => {
  await wire.cut()
  await postgres.stop()
})

const readiness = async () => (await fetch(`${site.url}/readyz`)).status

beforeEach(async () => {
  await eventually(readiness).toBe(200)
})

afterEach(async () => {
  if ((await readiness()) !== 200) await wire.restore()
})

const story = ['/', '/timeline', '/culture', '/people', '/about', '/terms', '/privacy']
const receipt = `/pledges/receipt/${'r'.repeat(43)}`
const read = (path: string, locale: 'zh' | 'en') =>
  fetch(`${site.url}${path}`, { headers: { Accept: 'text/html', Cookie: `locale=${locale}` } })
const path = (page: Page) => new URL(page.url()).pathname
const submit = (page: Page) => page.locator('.pledge-form button[type=submit]')

describe.each(bothLocales)('with an unavailable database (%s)', locale => {
  const { pledge, errors, refusal } = words[locale]

  test('the story pages work; pages that need the database are answered 503 with a friendly message', async () => {
    await wire.cut()
    for (const path of story) expect([path, (await read(path, locale)).status]).toEqual([path, 200])
    const pages = [
      ['/register', errors.unavailable.title],
      [receipt, errors.unavailable.title],
      ['/forum', errors.forum.boards],
      ['/forum/board/1', errors.forum.board],
      ['/forum/post/1', errors.forum.post],
    ] as const
    for (const [path, title] of pages) {
      const response = await read(path, locale)
      expect([path, response.status, response.headers.get('Retry-After')]).toEqual([path, 503, '5'])
      const html = await response.text()
      expect(html).toContain(title)
      expect(html).toContain(errors.retry)
      expect(html).not.toMatch(/ECONN|at .*\.ts/)
    }
    for (const path of [...openAddresses, '/mosaic/torch/3', '/mosaic/torch/3/shuffle', '/mosaic/torch.webp']) {
      const { status } = await read(path, locale)
      expect([200, 503], `${path} ${status}`).toContain(status)
    }
    const { status } = await fetch(`${site.url}/api/v1/future-messages`)
    expect([status, await readiness(), (await fetch(`${site.url}/healthz`)).status]).toEqual([503, 503, 200])
  })

  test.each([locale === 'zh'])('Home shows the sample pledges and no number (scripts: %s)', async scripts => {
    await wire.cut()
    const page = await visit('/', { locale, scripts })
    await eventually(() => page.locator('.hero__visitor').innerText()).toContain('------')
    await eventually(() => page.locator('.future__reading').innerText()).toContain(pledge.stream.samples)
    await eventually(() => page.locator('.sparks__item').count()).toBe(10)
    expect(await page.locator('.future__list').textContent()).not.toContain(kept)
  })

  if (locale === 'zh')
    test('a pledge is refused, what was typed stays, and it is stored when the database is back', async () => {
      const page = await visit('/', { locale })
      await wire.cut()
      const wish = aWish(`断线时写的，${locale}。`)
      await sendPledge(page, locale, wish)
      const toast = page.locator('.toast').filter({ hasText: refusal.site.unavailable })
      await toast.waitFor()
      const message = page.getByLabel(pledge.form.message, { exact: true })
      await eventually(() => message.inputValue()).toBe(wish.message)
      await wire.restore()
      await eventually(readiness).toBe(200)
      await submit(page).click()
      await page.getByRole('dialog').waitFor()
      expect((await waiting(site, token)).filter(each => each.message === wish.message)).toHaveLength(1)
    })

  if (locale === 'en')
    test('without scripts the form is returned with its text and 503', async () => {
      const page = await visit('/', { locale, scripts: false })
      await wire.cut()
      const wish = aWish(`没有脚本，${locale}。`)
      const received = page.waitForResponse(response => response.request().method() === 'POST')
      await sendPledge(page, locale, wish)
      expect((await received).status()).toBe(503)
      await page.locator('.pledge-form .form-summary').getByText(refusal.site.unavailable).waitFor()
      await eventually(() => page.getByLabel(pledge.form.message, { exact: true }).inputValue()).toBe(wish.message)
      await eventually(() => page.getByLabel(pledge.form.name, { exact: true }).inputValue()).toBe(wish.name)
    })

  if (locale === 'en')
    test('a login is refused with that reason, and keeps the name', async () => {
      const page = await visit('/login', { locale })
      await wire.cut()
      await logIn(page, locale)
      await page.locator('.form-summary').getByText(refusal.site.unavailable).waitFor()
      await eventually(() => page.locator('#login-username').inputValue()).toBe(firstAdmin.username)
    })
})

test('a logged-in member is logged in again when the database is back', async () => {
  const page = await visit('/login?redirect=/about')
  await logIn(page, 'zh')
  await page.locator('.account-menu').waitFor()
  await wire.cut()
  await page.reload()
  await eventually(() => page.locator('h1').count()).toBe(1)
  // An unreadable session is not an ended one: nobody is redirected to Login, in this tab or another.
  const response = await page.goto('/profile')
  expect([response?.status(), response?.headers()['retry-after'], path(page)]).toEqual([503, '5', '/profile'])
  await page.goto('/about')
  await page.evaluate(() => window.__remixRouter.navigate('/profile/security'))
  await eventually(() => page.locator('.failure h1').innerText()).toBe('加载失败')
  expect(path(page)).toBe('/profile/security')
  expect(await page.locator('.toast').count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(firstAdmin.username)
  await wire.restore()
  await eventually(readiness).toBe(200)
  await page.goto('/')
  await page.locator('.account-menu').waitFor()
  await eventually(() => page.locator('.future__list').textContent()).toContain(kept)
})
