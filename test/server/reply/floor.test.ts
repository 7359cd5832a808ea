import { expect, it } from 'vitest'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

async function aTalk(replies: number) {
  const [ada, ben, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
  const { id: postId } = await aPost(setup, ada, (await aBoard(setup)).id)
  const ids: number[] = []
  for (let floor = 1; floor <= replies; floor += 1) ids.push((await aReply(setup, ada, postId)).id)
  return { ada, ben, admin, postId, ids }
}

it('a floor number resolves to its reply and the page that holds it', async () => {
  const { postId, ids } = await aTalk(22)
  const at = (floor: number) => as('guest').reply.atFloor({ postId, floor })
  expect(await at(1)).toEqual({ id: ids[0], floor: 1, page: 1 })
  expect(await at(20)).toEqual({ id: ids[19], floor: 20, page: 1 })
  expect(await at(21)).toEqual({ id: ids[20], floor: 21, page: 2 })
  expect(await at(2_147_483_647)).toEqual({ id: ids[21], floor: 22, page: 2 })
})

it('the number of a hidden floor resolves to the next one that the viewer can see, and that of a deleted reply to itself', async () => {
  const { ada, ben, admin, postId, ids } = await aTalk(4)
  const [, second = 0, , fourth = 0] = ids
  await as(admin).reply.review({ id: second, status: 'rejected' })
  await as(ada).reply.remove({ id: fourth })
  for (const reader of ['guest' as const, ben]) {
    expect(await as(reader).reply.atFloor({ postId, floor: 2 })).toMatchObject({ floor: 3 })
    for (const floor of [4, 9])
      expect(await as(reader).reply.atFloor({ postId, floor })).toMatchObject({ id: fourth, floor: 4 })
  }
  for (const reader of [ada, admin])
    expect(await as(reader).reply.atFloor({ postId, floor: 2 })).toMatchObject({ id: second, floor: 2 })
})

it('no floor number resolves on a post without replies, or on a hidden or removed one', async () => {
  const { postId, ben, ada, admin } = await aTalk(0)
  await expectRefusal(as('guest').reply.atFloor({ postId, floor: 1 }), 'missing', 'reply.not_found')
  await aReply(setup, ada, postId)
  await as(admin).post.review({ id: postId, status: 'rejected' })
  for (const reader of ['guest' as const, ben])
    await expectRefusal(as(reader).reply.atFloor({ postId, floor: 1 }), 'missing', 'post.not_found')
  await expectRefusal(as('guest').reply.atFloor({ postId: 9999, floor: 1 }), 'missing', 'post.not_found')
  for (const floor of [0, -1, 1.5, 2_147_483_648])
    await expectRefusal(as('guest').reply.atFloor({ postId, floor }), 'invalid', 'invalid.value', 'floor')
})
