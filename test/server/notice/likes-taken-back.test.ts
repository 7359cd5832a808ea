import { expect, it } from 'vitest'
import type { Member } from '#server/member/member.entity.ts'
import { writeNotices } from '#server/notice/write-notices.ts'
import { aBoard, aPost } from '#test/support/forum.ts'
import { lettersIn } from '#test/support/mail.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, site, clock } = setup

async function told(who: Member) {
  await writeNotices(site)
  return (await as(who).notice.list({})).notices
}

async function aLikedPost() {
  const [ada, ben, eve] = [await aMember(setup), await aMember(setup), await aMember(setup)]
  return { ada, ben, eve, post: await aPost(setup, ada, (await aBoard(setup)).id) }
}

it('an unread notice of a like is removed when the like is taken back', async () => {
  const { ada, ben, eve, post } = await aLikedPost()
  const list = async () => (await told(ada)).map(({ count }) => count)
  const unread = async () => (await as(ada).notice.unread()).unread
  for (const who of [ben, eve]) await as(who).post.like({ id: post.id })
  expect(await list()).toEqual([2])
  await as(eve).post.unlike({ id: post.id })
  expect([await list(), await unread()]).toEqual([[1], 1])
  await as(ben).post.unlike({ id: post.id })
  expect([await list(), await unread()]).toEqual([[], 0])
})

it('a read notice of likes stays read, without another letter, when the likes that came later are taken back', async () => {
  const { ada, ben, eve, post } = await aLikedPost()
  await as(ada).notice.choose({ like: 'mail' })
  await as(ben).post.like({ id: post.id })
  await writeNotices(site)
  clock.advance(1000)
  await as(ada).notice.markAllRead()
  clock.advance(1000)
  await as(eve).post.like({ id: post.id })
  await writeNotices(site)
  const letters = (await lettersIn(setup)).length
  expect((await as(ada).notice.unread()).unread).toBe(1)
  await as(eve).post.unlike({ id: post.id })
  expect(await told(ada)).toMatchObject([{ kind: 'like', count: 1 }])
  expect((await as(ada).notice.unread()).unread).toBe(0)
  expect(await lettersIn(setup)).toHaveLength(letters)
  // Taking back a like whose notice was read changes nothing.
  await as(ben).post.unlike({ id: post.id })
  expect(await told(ada)).toMatchObject([{ kind: 'like', count: 1 }])
})
