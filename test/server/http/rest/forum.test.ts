import { expect, test } from 'vitest'
import { z } from 'zod'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { restSite } from './rest-site.ts'

const setup = await restSite()
const { ask, data, refused, tokenOf } = setup

async function aForum() {
  const ada = await aMember(setup, { username: 'ada' })
  const forum = await aBoard(setup, { name: '互助问答', nameEn: 'Questions' })
  return { ada, forum, token: await tokenOf(ada), admin: await tokenOf(await anAdmin(setup)) }
}

const statusOf = z.object({ post: z.object({ status: z.string(), isLocked: z.boolean() }) })

test('a post has the field names of existing clients, and the status `locked` when it is locked', async () => {
  const { ada, forum, admin } = await aForum()
  const { id } = await aPost(setup, ada, forum.id)
  const { posts } = z
    .object({ posts: z.array(z.record(z.string(), z.unknown())) })
    .parse(await data('GET', `/forum/posts?forumId=${forum.id}`))
  expect(posts).toMatchObject([
    { id, forumId: forum.id, forum: { id: forum.id, name: '互助问答', isOpen: true }, status: 'approved' },
  ])
  expect(posts[0]).not.toHaveProperty('boardId')
  const lock = async (body?: object) =>
    statusOf.parse(await data('PUT', `/forum/posts/${id}/lock`, { token: admin, body }))
  expect(await lock()).toEqual({ post: { status: 'locked', isLocked: true } })
  expect(statusOf.parse(await data('GET', `/forum/posts/${id}`)).post.status).toBe('locked')
  expect(await lock({ isLocked: true })).toMatchObject({ post: { isLocked: true } })
  const { message } = await refused(
    'POST',
    `/forum/posts/${id}/replies`,
    { http: 409, code: 1009 },
    { token: await tokenOf(ada), body: { content: '好' }, headers: { 'Accept-Language': 'en' } },
  )
  expect(message).toBe('This post is locked and cannot be replied to')
  expect(await lock({})).toEqual({ post: { status: 'approved', isLocked: false } })
})

test('a reply names the reply and the member that it answers, and has no children', async () => {
  const { ada, forum, token } = await aForum()
  const { id } = await aPost(setup, ada, forum.id)
  const first = await aReply(setup, ada, id)
  const sent = { token, body: { content: '答', parentId: first.id, replyToUserId: ada.id } }
  expect(await data('POST', `/forum/posts/${id}/replies`, sent)).toMatchObject({
    reply: {
      postId: id,
      floor: 2,
      parentId: first.id,
      replyTo: { id: first.id, floor: 1, username: 'ada' },
      replyToUser: { username: 'ada' },
      children: [],
      childReplies: [],
    },
  })
  expect(await data('GET', `/forum/posts/${id}/replies?sort=desc`)).toMatchObject({
    replies: [{ floor: 2 }, { floor: 1, replyTo: null, replyToUser: null }],
    total: 2,
    pagination: { total: 2, page: 1, limit: 20, totalPages: 1 },
  })
})

test('an invalid field is reported under the name that the client sent', async () => {
  const { token } = await aForum()
  const body = { forumId: 'x', title: '', content: '水', images: ['http://a.example/b.jpg'] }
  const { errors } = await refused('POST', '/forum/posts', { http: 400, code: 400 }, { token, body })
  expect(errors.map(({ field }) => field)).toEqual(['forumId', 'title', 'images.0'])
  await refused(
    'POST',
    '/forum/posts',
    { http: 404, code: 404 },
    { token, body: { forumId: 99, title: '河', content: '水' } },
  )
})

test('boards are in the client’s language, and a board with posts cannot be deleted', async () => {
  const { ada, forum, token, admin } = await aForum()
  await aPost(setup, ada, forum.id)
  const english = await ask('GET', '/forum/forums', { headers: { 'Accept-Language': 'en' } })
  expect(await english.json()).toMatchObject({ data: { forums: [{ id: forum.id, name: 'Questions', postCount: 1 }] } })
  expect(english.headers.get('Vary')).toContain('Accept-Language')
  await refused('DELETE', `/forum/forums/${forum.id}`, { http: 409, code: 1009 }, { token: admin })
  await refused('DELETE', `/forum/forums/${forum.id}`, { http: 403, code: 1003 }, { token })
  await refused('POST', '/forum/forums', { http: 409, code: 1009 }, { token: admin, body: { name: '互助问答' } })
})
