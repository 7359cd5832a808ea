import { expect, it } from 'vitest'
import type { GuestPageRequest } from '#server/http/guest-pages/guest-page-request.ts'
import { createPageViewCounter } from '#server/http/guest-pages/count-page-views.ts'
import { PageView } from '#server/page-view/page-view.entity.ts'
import { testSite } from '#test/support/site.ts'

const { site, em, reported } = await testSite()

const opened: GuestPageRequest = {
  path: '/articles/7',
  origin: 'http://torch.example',
  locale: 'en',
  texts: 'this',
  key: 'en this /articles/7',
  read: { kind: 'article', id: 7 },
  visitorSession: undefined,
}

it('a view whose counting failed is counted at the next visit, and then once', async () => {
  let tried = 0
  let isAway = true
  const count = createPageViewCounter({
    ...site,
    fork() {
      tried += 1
      if (isAway) throw new Error('the database is away')
      return em()
    },
  })
  count(opened, '192.0.2.1')
  await expect.poll(() => reported.length).toBe(1)
  isAway = false
  count(opened, '192.0.2.1')
  count(opened, '192.0.2.1')
  expect(tried).toBe(2)
  await expect.poll(() => em().count(PageView)).toBe(1)
})
