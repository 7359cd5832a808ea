import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserFor, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { openPageAsNewMember } from '#test/journeys/open-page-as-new-member.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'
import { aReplyTo, aTalkOf, tokenOf } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)

/** Simulates that the tab becomes hidden or visible. */
const setVisible = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate(is => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: is })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('a notice that arrives in a hidden tab is counted in its bell, and becomes read when the page that shows its text is visible', async () => {
  const { shell } = words.en
  const { who, page } = await openPageAsNewMember({ site, visit }, '/about', { locale: 'en' })
  const { post, other } = await aTalkOf(site, who)
  const talk = await page.context().newPage()
  await talk.goto(`/forum/post/${post}`)
  const bell = (of: Page, number: string) =>
    eventually(() => of.locator('.bell').getAttribute('aria-label')).toBe(shell.bell.replace('{{number}}', number))
  for (const each of [page, talk]) await setVisible(each, 'hidden')
  const reply = await aReplyTo(site, other.token, post)
  const apart = await page.context().newPage()
  await eventually(async () => {
    await apart.goto('/notices')
    return apart.locator('.notices__item.is-unread').count()
  }).toBe(1)
  // The other tab listens meanwhile, and has got the event.
  await setVisible(page, 'visible')
  await bell(page, '1')
  await setVisible(talk, 'visible')
  await talk.locator(`#reply-${reply}`).waitFor()
  for (const each of [page, talk, apart]) await bell(each, '0')
  await apart.goto('/notices')
  expect(await apart.locator('.notices__item.is-unread').count()).toBe(0)
})

test.each(bothLocales)('a reporter on another page gets the outcome in the bell immediately (%s)', async locale => {
  const { shell } = words[locale]
  const { who, page } = await openPageAsNewMember({ site, visit }, '/about', { locale, size: phone })
  const { post, other } = await aTalkOf(site, who)
  const reply = await aReplyTo(site, other.token, post)
  const bell = (number: string) =>
    expect
      .poll(() => page.locator('.bell').getAttribute('aria-label'), { timeout: 5000, interval: 50 })
      .toBe(shell.bell.replace('{{number}}', number))
  await bell('1')
  const token = await tokenOf(site, who)
  await site.call('POST', '/reports', { token, body: { type: 'reply', id: reply } })
  await site.call('DELETE', `/forum/replies/${reply}`, { token: other.token })
  await bell('2')
})
