import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Locale } from '#app/i18n/locale.ts'
import { hydrated, browserFor, eventually } from '#test/support/browser.ts'
import { firstAdmin, sharedSite } from '#test/support/journey-site.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { bothLocales, fillText, words } from '#test/journeys/interface-texts.ts'
import { aWriter } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)

const slip = (page: Page, text: string) => page.locator('.slip').filter({ hasText: text })

async function asMember(locale: Locale, scripts: boolean): Promise<Page> {
  return visit('/blessings', { locale, scripts, as: firstAdmin })
}

async function bless(page: Page, locale: Locale, text: string): Promise<void> {
  const { form } = words[locale].blessing
  await page.getByLabel(form.content, { exact: true }).fill(text)
  await page.locator('.wall__form').getByRole('button', { name: form.submit }).click()
}

describe.each(bothLocales)('the blessing wall (%s)', locale => {
  const { blessing, like, ui } = words[locale]

  if (locale === 'en')
    test('without scripts: a blessing is created, liked, edited, and removed after a confirmation', async () => {
      const page = await asMember(locale, false)
      await bless(page, locale, '')
      await eventually(() => page.locator('.form-summary li').allTextContents()).toEqual([
        words[locale].refusal.blessing.content_required,
      ])
      const text = `江河安澜 ${locale}`
      await bless(page, locale, text)
      await eventually(() => page.locator('.wall__notice').innerText()).toBe(blessing.form.sentInOther)

      await slip(page, text).getByRole('button', { name: like.like }).click()
      await eventually(() => page.locator('.like').innerText()).toContain(like.liked)
      await page.getByRole('link', { name: blessing.wall.edit, exact: true }).click()
      await page.getByLabel(blessing.form.content, { exact: true }).fill(`${text}，薪火相传`)
      await page.getByRole('button', { name: blessing.one.save }).click()
      await eventually(() => page.locator('.slip__words').innerText()).toBe(`${text}，薪火相传`)

      await page.getByRole('link', { name: blessing.wall.remove, exact: true }).click()
      await eventually(() => page.locator('h1').innerText()).toBe(blessing.one.removeTitle)
      await page.getByRole('button', { name: blessing.wall.remove }).click()
      await page.waitForURL('**/blessings#wall')
      expect(await slip(page, text).count()).toBe(0)
    })

  if (locale === 'zh')
    test('with scripts: a blessing appears immediately, is liked immediately, is shown to others on request, and is removed in a dialog', async () => {
      const onlooker = await visit('/blessings', { locale })
      const page = await asMember(locale, true)
      const text = `愿你归来仍是少年 ${locale}`
      await bless(page, locale, text)
      await slip(page, text).waitFor()
      const send = page.locator('.wall__form').getByRole('button', { name: blessing.form.submit })
      await eventually(() => send.evaluate(it => it === document.activeElement)).toBe(true)

      const heart = slip(page, text).locator('button.like')
      await heart.click()
      await eventually(() => heart.getAttribute('aria-pressed')).toBe('true')
      await eventually(async () => page.locator('.toast').allInnerTexts()).not.toContain(like.liked)

      await onlooker.getByRole('button', { name: fillText(blessing.wall.newer, { number: 1 }) }).click()
      await slip(onlooker, text).waitFor()

      await slip(page, text).getByRole('link', { name: blessing.wall.remove, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: ui.confirm.cancel }).click()
      await eventually(() => slip(page, text).count()).toBe(1)
      await slip(page, text).getByRole('link', { name: blessing.wall.remove, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: blessing.wall.remove }).click()
      await eventually(() => slip(page, text).count()).toBe(0)
      await page.locator('.toast').filter({ hasText: blessing.one.removed }).waitFor()
    })

  if (locale === 'en')
    test('a guest who wants to write is sent to Login and back', async () => {
      const page = await visit('/blessings', { locale, scripts: false })
      await page.getByRole('link', { name: blessing.form.login }).click()
      await logIn(page, locale)
      await page.waitForURL('**/blessings#write')
    })
})

test('the author of an anonymous blessing is not named', async () => {
  const page = await asMember('zh', false)
  const { form, wall } = words.zh.blessing
  await page.getByLabel(form.anonymous).check()
  await bless(page, 'zh', '不留名的祝福')
  const onlooker = await visit('/blessings', { scripts: false })
  await eventually(() => slip(onlooker, '不留名的祝福').locator('.slip__name').innerText()).toBe(wall.anonymous)
  expect(await slip(onlooker, '不留名的祝福').innerText()).not.toContain('admin')
})

test('the wall can be read to its end by keyboard, and Back returns to the same place', async () => {
  const { token } = await aWriter(site)
  for (const number of Array.from({ length: 13 }, (_, index) => index + 1))
    await site.call('POST', '/blessings', { token, body: { content: `岁岁年年 ${number}` } })
  const { wall } = words.zh.blessing
  const page = await visit('/blessings')
  await page.getByRole('link', { name: wall.more }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(wall.end).waitFor()
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(wall.end)

  const first = slip(page, '岁岁年年 1').last()
  await first.locator('.slip__time').click()
  await page.waitForURL(/\/blessings\/\d+$/)
  await page.goBack()
  await first.waitFor()
  await eventually(() => first.evaluate(it => it.getBoundingClientRect().top < innerHeight)).toBe(true)
})

test('a logout removes the buttons of a member’s own blessings, in another tab and after Back', async () => {
  const { token } = await aWriter(site)
  for (const number of Array.from({ length: 13 }, (_, index) => index + 1))
    await site.call('POST', '/blessings', { token, body: { content: `源远流长 ${number}` } })
  const { wall } = words.zh.blessing
  const page = await asMember('zh', true)
  const edits = (page: Page) => page.locator('.slip [href$="/edit"]').count()
  await page.getByRole('link', { name: wall.more }).click()
  await eventually(() => edits(page)).toBeGreaterThan(12)
  const other = await page.context().newPage()
  await other.goto('/blessings')
  await hydrated(other)
  await other.getByRole('link', { name: wall.more }).click()
  await eventually(() => edits(other)).toBeGreaterThan(12)

  const menu = page.locator('.account-menu')
  // The bar is out of sight.
  await menu.locator('summary').press('Enter')
  await menu.getByRole('button').press('Enter')
  await page.locator('.bar__tools [href="/login"]').waitFor()
  await eventually(() => edits(other)).toBe(0)
  await page.locator('.hero').waitFor()
  await page.goBack()
  await page.locator('.hero').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: wall.more }).waitFor()
  expect(await edits(page)).toBe(0)
})

test('a class year is accepted in common spellings, and an invalid one has an error at its field', async () => {
  const page = await visit('/blessings', { scripts: false })
  const { wall } = words.zh.blessing
  for (const [typed, read] of [
    ['２０１８届', '2018'],
    ['一八届', '一八届'],
  ] as const) {
    await page.getByLabel(wall.year).fill(typed)
    await page.getByRole('button', { name: wall.filter }).click()
    await eventually(() => page.getByLabel(wall.year).inputValue()).toBe(read)
    await eventually(() => page.getByText(wall.yearUnread).count()).toBe(read === '2018' ? 0 : 1)
  }
})
