import { expect, test } from 'vitest'
import { browserFor, eventually, phone } from '#test/support/browser.ts'
import { journeySite } from '#test/support/journey-site.ts'
import { mailbox } from '#test/journeys/mailbox.ts'
import { openPageAsNewMember } from '#test/journeys/open-page-as-new-member.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'
import { aReplyTo, aTalkOf } from '#test/journeys/write-through-rest.ts'

const mail = await mailbox()
const site = await journeySite({ SMTP_URL: mail.url, SITE_URL: 'http://110.example.org' })
const visit = await browserFor(site)

test.each(bothLocales)('without scripts a member finds, opens and reads their notices (%s)', async locale => {
  const { notice } = words[locale]
  const { who, page } = await openPageAsNewMember({ site, visit }, '/notices', { locale, size: phone, scripts: false })
  await eventually(() => page.locator('.own__none').innerText()).toContain(notice.none)
  const { post, other } = await aTalkOf(site, who)
  const { post: second } = await aTalkOf(site, who)
  const replies = [await aReplyTo(site, other.token, second), await aReplyTo(site, other.token, post)]
  await eventually(async () => {
    await page.reload()
    return page.locator('.notices__item.is-unread').count()
  }).toBe(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.locator('.notices__said a').first().click()
  expect(page.url()).toContain(`#reply-${replies[1]}`)
  await page.goto('/notices')
  await eventually(() => page.locator('.notices__item.is-unread').count()).toBe(1)
  await page.getByRole('button', { name: notice.readAll }).click()
  await eventually(() => page.locator('.notices__item.is-unread').count()).toBe(0)
  expect(await page.locator('.bell__count').count()).toBe(0)
})

test('each notice brings a letter when the member chooses so, and one click in a mail program ends that', async () => {
  const { notice } = words.en
  const { who, page } = await openPageAsNewMember({ site, visit }, '/notices', { locale: 'en', scripts: false })
  const { post, other } = await aTalkOf(site, who)
  await page.getByRole('link', { name: notice.toSettings }).click()
  const choice = page.getByLabel(notice.choices.kinds.reply)
  await eventually(() => choice.inputValue()).toBe('site')
  // The options must be wide enough to be readable.
  expect((await choice.boundingBox())?.width).toBeGreaterThan(280)
  await choice.selectOption('mail')
  await page.getByRole('button', { name: notice.choices.save }).last().click()
  await eventually(() => page.locator('.notice').last().innerText()).toContain(notice.choices.saved)
  await aReplyTo(site, other.token, post)
  const sentence = `${other.username} replied to your post.`
  const letters = () => mail.lettersTo(who.email).filter(({ text }) => text.includes(sentence))
  await eventually(() => letters().length).toBe(1)
  const [letter] = letters()
  expect(letter?.html).toContain(sentence)
  expect(letter?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [, link = ''] =
    /^<http:\/\/110\.example\.org(\/[^>]+)>$/.exec(letter?.headers.get('list-unsubscribe') ?? '') ?? []
  const end = (path: string) =>
    fetch(site.url + path, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  expect((await end(link.replace('reply', 'all'))).status).toBe(422)
  await page.goto('/notices/settings')
  await eventually(() => choice.inputValue()).toBe('mail')
  for (let turn = 0; turn < 2; turn += 1) expect((await end(link)).status).toBe(200)
  await page.reload()
  await eventually(() => choice.inputValue()).toBe('site')
  const guest = await visit(link, { locale: 'en', scripts: false })
  await guest.getByRole('button', { name: notice.end.submit }).click()
  await eventually(() => guest.getByRole('status').last().innerText()).toContain(notice.choices.kinds.reply)
})
