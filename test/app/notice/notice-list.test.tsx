import { expect, test } from 'vitest'
import { NoticeList } from '#app/components/notice/notice-list.tsx'
import { OwnBookmarks } from '#app/components/profile/own-bookmarks.tsx'
import type { NoticeView } from '#server/notice/notice.schema.ts'
import { renderWithRouter, linksIn } from '#test/app/shell/render-with-router.tsx'

const now = '2025-10-27T02:00:00.000Z'
const paging = { unread: 0, page: 1, total: 1, totalPages: 1, now }

const aNotice = (notice: Partial<NoticeView>): NoticeView => ({
  id: 5,
  kind: 'reply',
  text: { type: 'post', id: 7, title: '门前的河', excerpt: '在的', isGone: false },
  by: null,
  count: 1,
  outcome: null,
  reason: null,
  at: now,
  isRead: true,
  ...notice,
})

/** The sentence of a notice in the page's HTML. */
async function said(notice: Partial<NoticeView>, locale: 'zh' | 'en') {
  const html = await renderWithRouter(<NoticeList notices={[aNotice(notice)]} {...paging} />, { locale })
  return /class="notices__said">(.*?)<\/p>/su.exec(html)?.[1]?.replace(/<[^>]*>/gu, '')
}

const gone = { type: 'post', id: 7, title: null, excerpt: null, isGone: true } as const

test.each([
  ['reply', '有人回复了你的帖子', 'Somebody replied to your post'],
  ['answer', '有人回答了你', 'Somebody answered you'],
  ['comment', '有人评论了你的文章', 'Somebody commented on your article'],
  ['mention', '有人提到了你', 'Somebody mentioned you'],
  ['followedPost', '有人回复了你关注的帖子', 'Somebody replied to a post that you follow'],
  ['followedBoard', '有人在你关注的版块发了帖子', 'Somebody posted on a board that you follow'],
  ['followedClass', '你关注的年级里，有人写了新的帖子', 'Somebody from a class that you follow wrote a new post'],
] as const)('the notice %s without a name is a complete sentence', async (kind, zh, en) => {
  for (const text of [gone, aNotice({}).text]) {
    expect(await said({ kind, text }, 'zh')).toBe(zh)
    expect(await said({ kind, text }, 'en')).toBe(en)
  }
})

test.each(['zh', 'en'] as const)('a page past the end says so and links to the first page (%s)', async locale => {
  const texts = { zh: '这一页没有内容了', en: 'There is nothing on this page' }
  const far = { page: 99, total: 21, totalPages: 2 }
  const notices = <NoticeList notices={[]} unread={0} {...far} now={now} />
  const bookmarks = <OwnBookmarks bookmarks={[]} {...far} now={now} />
  for (const [list, at] of [
    [notices, '/notices'],
    [bookmarks, '/profile/bookmarks'],
  ] as const) {
    const html = await renderWithRouter(list, { locale })
    expect(html).toContain(texts[locale])
    expect(linksIn(html)).toEqual([at, `${at}?page=2`])
  }
  expect(await renderWithRouter(<NoticeList notices={[aNotice({})]} {...paging} />, { locale })).not.toContain(
    texts[locale],
  )
})
