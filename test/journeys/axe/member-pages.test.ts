import { describe, expect, test } from 'vitest'
import { browserFor, desktop, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { loadAxe, violations } from '#test/journeys/axe.ts'
import { outside } from '#test/journeys/large-letters.ts'
import { openInWalk } from '#test/journeys/open-in-walk.ts'
import { bothLocales } from '#test/journeys/interface-texts.ts'
import { aBoardOf, anArticle, aPostOn, aReplyTo, aWriter } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const bio = `${'在河边长大，'.repeat(20)}\n${'river'.repeat(30)}`
const { username, token } = await aWriter(site)
await site.call('PUT', '/users/profile', {
  token,
  body: { visibility: 'everybody', bio, graduationYear: 1998, department: '水文'.repeat(50) },
})
const post = await aPostOn(site, token, await aBoardOf(site), { title: '江'.repeat(100) })
await aReplyTo(site, token, post, `> 引\n\n${'w'.repeat(200)}`)
await anArticle(site, token, { status: 'published' })
await site.call('POST', '/blessings', { token, body: { content: '愿江河安澜。' } })
const [closed, empty] = [await aWriter(site), await aWriter(site)]
await site.call('PUT', '/users/profile', { token: empty.token, body: { visibility: 'everybody' } })

const shown = [
  ...['', '?show=posts', '?show=replies', '?show=blessings', '?page=9'].map(query => `/members/${username}${query}`),
  `/members/${empty.username}`,
  `/members/${closed.username}`,
  ...['/classes/1998', '/classes/1998?page=9', '/classes/1951'],
  `/departments/${'水文'.repeat(50)}`,
  '/departments/nobody',
]

describe.each(bothLocales)(
  'axe finds nothing wrong with the public pages of members, classes and departments (%s)',
  locale => {
    test('for a guest', async () => {
      const page = await visit('/', { locale, complaints: /403/, prepare: loadAxe })
      for (const path of shown) {
        await page.setViewportSize(locale === 'zh' ? desktop : phone)
        await openInWalk(page, locale, path)
        expect(await violations(page), path).toEqual([])
        await page.setViewportSize({ width: 320, height: phone.height })
        expect(await outside(page), path).toEqual([])
      }
    })
  },
)
