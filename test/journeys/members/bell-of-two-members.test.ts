import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { openPageAsNewMember } from '#test/journeys/open-page-as-new-member.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'
import { aTalkOf } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)

test.each(bothLocales)(
  'the bells of two members in two browsers count their notices to each other (%s)',
  async locale => {
    const { shell, forum } = words[locale]
    const size = locale === 'zh' ? desktop : phone
    const one = await openPageAsNewMember({ site, visit }, '/forum', { locale, size })
    const { post } = await aTalkOf(site, one.who)
    const other = await openPageAsNewMember({ site, visit }, `/forum/post/${post}`, { locale, size })
    const bell = (page: Page, number: string) =>
      eventually(() => page.locator('.bell').getAttribute('aria-label')).toBe(shell.bell.replace('{{number}}', number))
    const reply = async (page: Page, text: string) => {
      await page.getByLabel(forum.reply.label).fill(text)
      await page.getByRole('button', { name: forum.reply.submit }).click()
      await page.getByText(text).waitFor()
    }
    await one.page.goto('/about')
    await bell(one.page, '0')
    await bell(other.page, '0')
    await reply(other.page, '我家也在河边，你呢？')
    await bell(one.page, '1')
    // Opening the post directly marks its notices as read.
    await one.page.goto(`/forum/post/${post}`)
    await bell(one.page, '0')
    // So does having it open when the answer arrives.
    await reply(other.page, '我在西门，天天看它涨落。')
    await one.page.getByText('我在西门，天天看它涨落。').waitFor()
    const again = await one.page.context().newPage()
    await eventually(async () => {
      await again.goto('/notices')
      return again.locator('.notices__item').count()
    }).toBe(2)
    await bell(one.page, '0')
    // The answer is not marked as new in lists either.
    await eventually(async () => {
      await again.goto('/forum')
      return again.locator('.post-row__new').count()
    }).toBe(0)
    await again.close()
    await other.page.goto('/about')
    await reply(one.page, '在东门那一边。')
    await bell(other.page, '1')
    await bell(one.page, '0')
  },
)
