import { describe, expect, test } from 'vitest'
import { browserFor, desktop, phone } from '#test/support/browser.ts'
import { firstAdmin, sharedSite } from '#test/support/journey-site.ts'
import { loadAxe, violations } from '#test/journeys/axe.ts'
import { outside } from '#test/journeys/large-letters.ts'
import { openInWalk } from '#test/journeys/open-in-walk.ts'
import { adminToken } from '#test/journeys/moderate-through-rest.ts'
import { bothLocales } from '#test/journeys/interface-texts.ts'
import { aBoardOf, aPostOn, aReplyTo, aWriter } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite()
const visit = await browserFor(site)
const board = await aBoardOf(site)
const { token } = await aWriter(site)
const images = ['/icon-192.png', '/icon-512.png'].map(path => `https://site.example${path}`)
const post = await aPostOn(site, token, board, { content: '# 一\n\n文\n\n> 引\n\n- 项', images, isAnonymous: true })
const reply = await aReplyTo(site, token, post)
await aReplyTo(site, token, post)
await site.call('PUT', `/forum/posts/${post}/sticky`, { token: await adminToken(site), body: { isSticky: true } })

const paths = [
  '/forum',
  `/forum/board/${board}`,
  `/forum/board/${board}?sort=highlighted`,
  `/forum/board/${board}/new`,
  `/forum/post/${post}`,
  `/forum/post/${post}?reply=${reply}`,
  `/forum/post/${post}/edit`,
  `/forum/post/${post}/remove`,
  `/forum/reply/${reply}/remove`,
]

describe.each(bothLocales)('axe finds nothing wrong with the forum (%s)', locale => {
  // The pages are checked at desktop width in Chinese, and at phone width in English, whose words are longer.
  test('for a guest and for an admin', async () => {
    const page = await visit('/forum', { locale, as: firstAdmin, complaints: /site\.example/, prepare: loadAxe })
    for (const path of paths) {
      await page.setViewportSize(locale === 'zh' ? desktop : phone)
      await openInWalk(page, locale, path)
      expect(await violations(page), path).toEqual([])
      await page.setViewportSize({ width: 320, height: phone.height })
      expect(await outside(page), path).toEqual([])
    }
    const guest = await visit(`/forum/post/${post}`, { locale, size: phone, complaints: /site\.example/ })
    expect(await violations(guest)).toEqual([])
  })
})
