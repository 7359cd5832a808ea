import { describe, expect, test } from 'vitest'
import { BoardPage } from '#app/components/forum/board-page.tsx'
import { ForumFront } from '#app/components/forum/forum-front.tsx'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { RefusedText } from '#app/components/forum/refused-input.tsx'
import { PostEditor } from '#app/components/forum/post-editor.tsx'
import { Replies } from '#app/components/forum/replies.tsx'
import { replyContextFor } from '#app/components/forum/reply-context.ts'
import type { ReplyContext } from '#app/components/forum/reply-context.ts'
import type { BoardCard } from '#server/board/board.schema.ts'
import type { PostCard } from '#server/post/post.schema.ts'
import { renderWithRouter } from '../shell/render-with-router.tsx'

const moment = '2025-10-27T02:00:00.000Z'
const board: BoardCard = {
  id: 3,
  name: 'Memories',
  description: '',
  icon: '',
  order: 0,
  status: 'active',
  postCount: 12,
  replyCount: 34,
  createdAt: moment,
}
const post: PostCard = {
  id: 5,
  boardId: 3,
  board: { id: 3, name: 'Memories', isOpen: true },
  title: 'The bell',
  excerpt: 'Who remembers it?',
  images: [],
  isAnonymous: true,
  user: { id: null, username: '匿名用户', avatar: null },
  userId: null,
  views: 1915,
  likes: 52,
  replyCount: 85,
  isLiked: false,
  isMuted: false,
  isWriterMuted: false,
  isSticky: true,
  isHighlighted: true,
  isLocked: true,
  status: 'approved',
  language: 'en',
  lastReplyAt: null,
  createdAt: moment,
  editedAt: null,
  updatedAt: moment,
  can: { edit: false, delete: false, reply: false, moderate: false, history: false },
}
const texts = { shown: 'this', isInstead: false, asked: undefined } as const
const none = { posts: [], page: 1, total: 0, totalPages: 0, texts }
const someFor = { posts: [post], page: 1, total: 41, totalPages: 3, texts }

const front = {
  title: 'Share Stories · Alumni Forum',
  lead: '',
  boards: [board],
  latest: someFor,
  hot: [post],
  feed: '/forum/feed.atom?language=en',
  now: moment,
}
const onBoard = {
  isFollowed: null,
  board,
  boards: [board],
  sort: 'latest' as const,
  list: someFor,
  feed: '/forum/feed.atom?board=3',
  now: moment,
}
const read = {
  page: 1,
  sort: 'asc' as const,
  totalPages: 1,
  newestFloor: 0,
  now: moment,
  limit: 2000,
  pictureLimit: 9,
  uploaded: undefined,
  stamp: 's',
  refused: undefined,
}
const contextFor = (more: Partial<PostCard>, readerId: number | null): ReplyContext =>
  replyContextFor({ ...post, html: '<p>文</p>', isLocked: false, ...more }, { ...read, readerId })
const said = async (element: Parameters<typeof renderWithRouter>[0], locale: 'zh' | 'en' = 'en') =>
  (await renderWithRouter(element, { at: '/forum', locale })).replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')

describe('the forum’s front page shows', () => {
  test('the boards with their figures, the latest and hot posts, and the link to create one', async () => {
    const text = await said(<ForumFront {...front} />)
    expect(text).toContain('|Posts|12|Replies|34|')
    for (const words of ['Latest Posts', 'Hot Posts', 'Create Post']) expect(text).toContain(`|${words}|`)
  })

  test('that there are no boards, no posts, or that the posts could not be loaded', async () => {
    expect(await said(<ForumFront {...front} boards={[]} latest={none} />)).toContain('|No boards available|')
    expect(await said(<ForumFront {...front} latest={none} />)).toContain('|No posts yet, be the first to post!|')
    expect(await said(<ForumFront {...front} latest={null} />)).toContain('|Failed to load posts|')
  })
})

describe('the page of a board shows', () => {
  test('the four orders, the labels of a post, its figures, and a placeholder for an anonymous author', async () => {
    const text = await said(<BoardPage {...onBoard} />)
    expect(text).toContain('|Latest|Hot|Featured|Active|')
    expect(text).toContain('|Pinned|Featured|Locked|')
    expect(text).toContain('|Replies|85|Likes|52|Views|1915|')
    expect(text).toContain('|Anonymous|2025.10.27|')
    expect(text).toMatch(/\|Previous\|.*\|Next\|/)
    expect(await said(<BoardPage {...onBoard} />, 'zh')).toContain('|匿名用户|2025.10.27|')
  })

  test('that it is empty, could not be loaded, or is archived', async () => {
    expect(await said(<BoardPage {...onBoard} list={none} />)).toContain('|No posts yet, be the first to post!|')
    expect(await said(<BoardPage {...onBoard} list={null} />)).toContain('|Failed to load posts|')
    const archived = await said(<BoardPage {...onBoard} board={{ ...board, status: 'archived' }} list={none} />)
    expect(archived).toContain('This board is archived')
    expect(archived).not.toContain('New Post')
  })
})

describe('below a post the page shows', () => {
  const nothing = { shown: [], added: 0, arrived: 0, elsewhere: [] }
  const below = (of: ReplyContext, count: 0 | null = 0) =>
    said(<Replies context={of} arrivals={nothing} count={count} />)

  test('the reply form for members, and the link to Login for guests', async () => {
    const open = { can: { ...post.can, reply: true } }
    expect(await below(contextFor(open, 7))).toContain('|Submit Reply|')
    const guest = await below(contextFor({}, null))
    expect(guest).toContain('|Login to reply|Log in to post a reply|')
    expect(guest).not.toContain('Submit Reply')
  })

  test('the reason why nobody can reply', async () => {
    expect(await below(contextFor({ isLocked: true }, 7))).toContain('|This post is locked and cannot be replied to|')
    expect(await below(contextFor({ isLocked: true }, null))).not.toContain('Login to reply')
    expect(await below(contextFor({ status: 'pending' }, 7))).toContain(
      'This post can be replied to once it is approved.',
    )
    const archived = { board: { ...post.board, isOpen: false } }
    expect(await below(contextFor(archived, 7))).toContain('This board is archived')
    expect(await below(contextFor(archived, null))).not.toContain('Login to reply')
  })

  test('what was typed, when the post was locked before the reply was sent', async () => {
    const refused = { values: { content: 'Half a life ago' }, errors: {}, message: 'It was locked' }
    const late = replyContextFor({ ...post, html: '<p>文</p>', isLocked: true }, { ...read, readerId: 7, refused })
    expect(await below(late)).toContain('|Failed to post reply|It was locked|Your reply|Half a life ago|')
  })

  test('to the author of an anonymous post alone, that a reply would reveal them', async () => {
    const warning = 'You posted this anonymously'
    const mine = { can: { ...post.can, edit: true, reply: true } }
    expect(await below(contextFor(mine, 7))).toContain(warning)
    expect(await below(contextFor({ ...mine, isAnonymous: false }, 7))).not.toContain(warning)
    expect(await below(contextFor({}, 7))).not.toContain(warning)
    const admin = { can: { ...mine.can, moderate: true }, user: { ...post.user, id: 8 } }
    expect(await below(contextFor(admin, 7))).not.toContain(warning)
    expect(await below(contextFor(admin, 8))).toContain(warning)
  })

  test('that there are no replies yet, or that they could not be loaded', async () => {
    expect(await below(contextFor({}, null))).toContain('|No replies yet, be the first to comment!|')
    for (const of of [
      { isLocked: true },
      { status: 'pending' as const },
      { board: { ...post.board, isOpen: false } },
    ]) {
      const text = await below(contextFor(of, 7))
      expect(text).toContain('|No replies|')
      expect(text).not.toContain('be the first')
    }
    expect(await below(contextFor({}, null), null)).toContain('|Failed to load replies|')
  })
})

test('a picture that was uploaded without scripts is in the form, and Cancel links back to the previous page', async () => {
  const desk = { result: undefined, stamp: 's', theirs: undefined, boards: [board], boardId: 3, source: undefined }
  const limits = { title: 100, content: 20_000, images: 9 }
  const cancelled = async (back?: string) =>
    renderWithRouter(<PostEditor {...desk} {...{ limits, back }} image={undefined} />)
  expect(await cancelled('/forum')).toContain('href="/forum">取消')
  expect(await cancelled()).toContain('href="/forum/board/3">取消')
  const html = await renderWithRouter(<PostEditor {...desk} limits={limits} image="/uploads/one.webp" />)
  expect(html).toMatch(/<details class="disclosure" open="">.*<textarea[^>]*name="images"[^>]*>\/uploads\/one\.webp</s)
})

test('the error page of the forum links back to it, and keeps the post that was not stored', async () => {
  const refused = { values: { title: 'The bell', content: 'Who?', images: '' }, errors: {}, message: 'It is gone' }
  const failed = (
    <ForumFailure>
      <RefusedText form="post" refused={refused} />
    </ForumFailure>
  )
  const text = await said(failed)
  expect(text).toContain('|Failed to publish|It is gone|Title|The bell|Content|Who?|')
  expect(text).toContain('|Back to the forum|Back to Home|')
  expect(await renderWithRouter(failed)).toContain('href="/forum"')
})
