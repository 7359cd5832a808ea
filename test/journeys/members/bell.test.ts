import { expect, test } from 'vitest'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { violations } from '#test/journeys/axe.ts'
import { openPageAsNewMember } from '#test/journeys/open-page-as-new-member.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'
import { aReplyTo, aTalkOf } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)

test.each(bothLocales)(
  'the bells of two windows count each answer, and each notice that one of them reads (%s)',
  async locale => {
    const { notice, shell } = words[locale]
    const size = locale === 'zh' ? desktop : phone
    const { who, page } = await openPageAsNewMember({ site, visit }, '/forum', { locale, size })
    const { post, other } = await aTalkOf(site, who)
    const second = await page.context().newPage()
    await second.goto('/about')
    const bells = [page, second].map(each => each.locator('.bell'))
    const unread = (number: string) => shell.bell.replace('{{number}}', number)
    for (const bell of bells) await eventually(() => bell.getAttribute('aria-label')).toBe(unread('0'))
    const reply = await aReplyTo(site, other.token, post)
    for (const bell of bells) await eventually(() => bell.getAttribute('aria-label')).toBe(unread('1'))
    await page.locator('.bell').click()
    await page.waitForURL('**/notices')
    const link = page.getByRole('link', { name: notice.said.reply.replace('{{who}}', other.username) })
    await link.waitFor()
    expect(await violations(page)).toEqual([])
    await link.click()
    await page.waitForURL(`**/forum/post/${post}*#reply-${reply}`)
    for (const bell of bells) await eventually(() => bell.getAttribute('aria-label')).toBe(unread('0'))
  },
)
