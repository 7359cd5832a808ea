import { expect, it } from 'vitest'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aBlessing, aMember, anAdmin, aPledge, suspensionReason } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock } = setup

const none = { shown: 0, waiting: 0, hidden: 0, reports: 0 }

it('the record of a member counts the texts by kind and state, without drafts and without the empty floors of deleted replies', async () => {
  const [ada, bo, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
  const article = await anArticle(setup, ada)
  await anArticle(setup, ada, { status: 'draft' })
  await aComment(setup, ada, article.id)
  const post = await aPost(setup, ada, (await aBoard(setup)).id)
  const reply = await aReply(setup, ada, post.id)
  await as(ada).reply.remove({ id: reply.id })
  await reviewFirst(setup, 'forumReplies')
  await aReply(setup, ada, post.id, { content: '等着' })
  await aPledge(setup, { by: ada, status: 'rejected' })
  const blessing = await aBlessing(setup, { by: ada })
  await as(bo).report.file({ type: 'blessing', id: blessing.id })
  await as(ada).torch.add({ count: 3 })
  await aBlessing(setup, { by: bo })
  expect(await as(admin).member.record({ id: ada.id })).toEqual({
    texts: [
      { ...none, type: 'article', shown: 1 },
      { ...none, type: 'pledge', hidden: 1 },
      { ...none, type: 'comment', shown: 1 },
      { ...none, type: 'blessing', shown: 1, reports: 1 },
      { ...none, type: 'post', shown: 1 },
      { ...none, type: 'reply', waiting: 1 },
      { ...none, type: 'wish' },
    ],
    removed: 0,
    suspension: null,
  })
})

it('the record counts the texts that others removed, and names a suspension while it lasts', async () => {
  const admin = await anAdmin(setup)
  const until = new Date(clock.now().getTime() + 60_000)
  const ada = await aMember(setup, { suspendedUntil: until })
  const [one, other] = [await aBlessing(setup, { by: ada }), await aPledge(setup, { by: ada })]
  await as(admin).blessing.remove({ id: one.id })
  await as(admin).pledge.remove({ id: other.id })
  expect(await as(admin).member.record({ id: ada.id })).toMatchObject({
    removed: 2,
    suspension: { until: until.toISOString(), reason: suspensionReason },
  })
  clock.set(until.toISOString())
  expect(await as(admin).member.record({ id: ada.id })).toMatchObject({ suspension: null })
})

it('the record is for admins alone', async () => {
  const [ada, moderator] = [await aMember(setup), await aMember(setup, { role: 'moderator' })]
  await expectRefusal(as('guest').member.record({ id: ada.id }), 'unauthenticated', 'session.required')
  await expectRefusal(as(ada).member.record({ id: ada.id }), 'forbidden', 'session.not_admin')
  await expectRefusal(as(moderator).member.record({ id: ada.id }), 'forbidden', 'session.no_right')
  await expectRefusal(as(await anAdmin(setup)).member.record({ id: 999 }), 'missing', 'member.not_found')
})
