import { expect, test } from 'vitest'
import { postsToDiscover, postPicture } from '#server/http/discovery/posts-to-discover.ts'
import { aBoard, aPost, reviewFirst } from '#test/support/forum.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const asked = { locale: 'zh', sender: ['192.0.2.1'] } as const
const setup = await testSite()
const { site, as } = setup

test('the site map names boards and public posts, with the day of the last activity', async () => {
  const ada = await aMember(setup)
  const board = await aBoard(setup)
  await aBoard(setup, { status: 'archived' })
  const { id } = await aPost(setup, ada, board.id)
  await reviewFirst(setup, 'forumPosts')
  await aPost(setup, ada, board.id)
  const found = await postsToDiscover(site)
  expect(found.map(({ path }) => path)).toEqual([`/forum/board/${board.id}`, `/forum/post/${id}`])
  expect(found[1]?.changed).toBe('2025-10-27')
})

test('a public post has a share picture, whose request does not count as a view; a waiting post has none', async () => {
  const ada = await aMember(setup)
  const board = await aBoard(setup)
  const { id } = await aPost(setup, ada, board.id)
  const png = await postPicture(site, id, asked)
  expect(Buffer.from(png ?? []).toString('latin1', 1, 4)).toBe('PNG')
  expect((await as('guest').post.list({})).posts[0]?.views).toBe(0)
  await reviewFirst(setup, 'forumPosts')
  const waiting = await aPost(setup, ada, board.id)
  expect(await postPicture(site, waiting.id, asked)).toBeUndefined()
})
