import { expect, test } from 'vitest'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { loadAxe, violations } from '#test/journeys/axe.ts'
import { outside } from '#test/journeys/large-letters.ts'
import { openInWalk } from '#test/journeys/open-in-walk.ts'
import { bothLocales } from '#test/journeys/interface-texts.ts'
import { aBoardOf, aPostOn, aReplyTo, anArticle, aWriter } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite()
const visit = await browserFor(site)
const board = await aBoardOf(site)
const [ada, ben] = [await aWriter(site), await aWriter(site)]
const post = await aPostOn(site, ada.token, board, { title: '江'.repeat(100) })
await site.call('POST', `/forum/posts/${post}/read`, { token: ada.token, body: { floor: 0 } })
const article = await anArticle(site, ada.token, { status: 'published' })
await site.call('PUT', `/articles/${article}`, { token: ada.token, body: { content: '改过的文字' } })
await aReplyTo(site, ben.token, post, `@${ada.username} ${'w'.repeat(200)}`)
for (const path of [`/bookmarks/post/${post}`, `/bookmarks/article/${article}`, `/follows/board/${board}`])
  await site.call('PUT', path, { token: ada.token })
await site.call('PUT', `/mutes/posts/${post}`, { token: ben.token })

const own = [
  '/forum',
  '/notices',
  '/notices?page=9',
  '/notices/settings',
  '/notices/unsubscribe?token=forged',
  '/profile/bookmarks',
  '/profile/following',
  '/profile/muted',
  `/articles/${article}/history`,
  `/articles/${article}/history?version=1`,
]

test.each(bothLocales)(
  'axe finds nothing wrong with the pages of a member’s own data, and nothing overflows (%s)',
  async locale => {
    const page = await visit('/about', { locale, as: ada, complaints: /4\d\d/, prepare: loadAxe })
    await eventually(async () => {
      await page.goto('/notices')
      return page.locator('.notices__item').count()
    }).toBe(1)
    for (const path of own) {
      await page.setViewportSize(locale === 'zh' ? desktop : phone)
      await openInWalk(page, locale, path)
      expect(await violations(page), path).toEqual([])
      await page.setViewportSize({ width: 320, height: phone.height })
      expect(await outside(page), path).toEqual([])
    }
  },
)
