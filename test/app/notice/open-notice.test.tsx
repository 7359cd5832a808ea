import { expect, test } from 'vitest'
import * as notice from '#app/routes/notice.tsx'
import { writeNotices } from '#server/notice/write-notices.ts'
import { visit } from '#test/app/account/visit.ts'
import { renderWithRouter, linksIn } from '#test/app/shell/render-with-router.tsx'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, site } = setup

test('opening a notice redirects to its text; a missing notice, or one of another member, is a not-found page', async () => {
  const [ada, ben] = [await aMember(setup), await aMember(setup)]
  const post = await aPost(setup, ada, (await aBoard(setup)).id)
  const reply = await aReply(setup, ben, post.id)
  await writeNotices(site)
  const id = String((await as(ada).notice.list({})).notices[0]?.id)
  const open = (who: typeof ada, which: string) =>
    visit(setup, notice.loader, `/notices/${which}`, { as: who, params: { id: which } })
  for (const which of [id, '999999', 'abc', '99999999999999999999', '0'])
    expect((await open(ben, which)).status).toBe(404)
  expect((await open(ada, id)).location).toBe(`/forum/reply/${reply.id}`)
})

test.each([
  ['zh', '返回通知'],
  ['en', 'Back to the notices'],
] as const)('the not-found page of a notice links back to the list (%s)', async (locale, back) => {
  // A route without a component would be answered by its bare data.
  expect(notice.default()).toBeNull()
  const html = await renderWithRouter(<notice.ErrorBoundary />, { locale })
  expect(html).toContain(back)
  expect(linksIn(html)).toContain('/notices')
})
