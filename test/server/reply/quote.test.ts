import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Member } from '#server/member/member.entity.ts'
import { requireQuotable } from '#server/reply/quote-text.ts'
import { removeRepliesOf } from '#server/reply/remove-replies.queries.ts'
import { Reply } from '#server/reply/reply.entity.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup

const said = '谁还记得**老校门**？\n\n那年的水，一直漫到第三级台阶。'

async function aTalk() {
  const [ada, ben, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
  const post = await aPost(setup, ada, (await aBoard(setup)).id, { content: '小时候，河从门前过。\n\n- 一\n- 二' })
  const asked = await aReply(setup, ada, post.id, { content: said })
  const quoting = (quote: string | null, parentId: number | null = asked.id) =>
    aReply(setup, ben, post.id, { quote, parentId })
  const shown = async (id: number, who: typeof ada | 'guest' = 'guest') =>
    (await as(who).reply.list({ postId: post.id, withRemoved: true })).replies.find(reply => reply.id === id)
  return { ada, ben, admin, post, asked, quoting, shown }
}

it('a quote has words of the answered floor, or of the post, and every reader sees it', async () => {
  const { ada, ben, asked, quoting, shown } = await aTalk()
  const reply = await quoting('谁还记得老校门？\r\n那年的水')
  expect(reply).toMatchObject({ quote: '谁还记得老校门？\n那年的水', replyTo: { id: asked.id, floor: 1 } })
  const ofPost = await quoting('河从门前过。 一 二', null)
  for (const who of ['guest' as const, ada]) {
    expect(await shown(reply.id, who)).toMatchObject({ quote: '谁还记得老校门？\n那年的水' })
    expect(await shown(ofPost.id, who)).toMatchObject({ quote: '河从门前过。 一 二', replyTo: null, parentId: null })
  }
  const { belongings } = await as(ben).member.export()
  expect(belongings['replies']).toMatchObject([
    { quote: '谁还记得老校门？\n那年的水' },
    { quote: '河从门前过。 一 二' },
  ])
})

it('a quote may leave words out, and an empty one is none', async () => {
  const { quoting } = await aTalk()
  expect(await quoting('老校门…第三级台阶')).toMatchObject({ quote: '老校门…第三级台阶' })
  for (const nothing of [null, '', ' \n ']) expect(await quoting(nothing)).toMatchObject({ quote: null })
})

it('a quote is refused when its words are not in the quoted text', async () => {
  const { quoting, post, ben, asked } = await aTalk()
  for (const words of ['老校门是我拆的', '第三级台阶…老校门', '河从门前过', '**老校门**'])
    await expectRefusal(quoting(words), 'invalid', 'reply.quote_not_there', 'quote')
  await expectRefusal(quoting('老校门', null), 'invalid', 'reply.quote_not_there', 'quote')
  await expectRefusal(quoting('老'.repeat(501)), 'invalid', 'reply.quote_too_long', 'quote')
  const elsewhere = await aPost(setup, ben, post.boardId)
  await expectRefusal(
    aReply(setup, ben, elsewhere.id, { quote: '老校门', parentId: asked.id }),
    'missing',
    'reply.not_found',
    'parentId',
  )
})

it('a quote of a hidden, waiting or deleted text is refused, also to those who can see it', async () => {
  const { ada, ben, admin, post, asked, quoting } = await aTalk()
  await reviewFirst(setup, 'forumReplies')
  const waiting = await aReply(setup, ada, post.id, { content: '还没有人看过' })
  await reviewFirst(setup)
  await expectRefusal(quoting('还没有人看过', waiting.id), 'missing', 'reply.not_found', 'parentId')
  for (const who of [ada, admin])
    await expectRefusal(
      aReply(setup, who, post.id, { quote: '还没有人看过', parentId: waiting.id }),
      'invalid',
      'reply.quote_not_there',
      'quote',
    )
  await as(ada).reply.remove({ id: asked.id })
  for (const who of [ben, admin])
    await expectRefusal(
      aReply(setup, who, post.id, { quote: '老校门', parentId: asked.id }),
      'missing',
      'reply.not_found',
      'parentId',
    )
})

it('a quote of a floor that is deleted or hidden at the last moment is refused at the field that is missing', async () => {
  const { ada, admin, asked } = await aTalk()
  const parent = await em().findOneOrFail(Reply, asked.id)
  const requiring = () => em().transactional(inside => requireQuotable(inside, [{ parent, quote: '老校门' }]))
  await requiring()
  await as(admin).reply.review({ id: asked.id, status: 'rejected' })
  await expect(requiring()).rejects.toMatchObject({ code: 'reply.quote_not_there', field: 'quote' })
  await as(admin).reply.review({ id: asked.id, status: 'approved' })
  await as(ada).reply.remove({ id: asked.id })
  await expect(requiring()).rejects.toMatchObject({ code: 'reply.not_found', field: 'parentId' })
})

it('a quote stays without a name when its floor is deleted, and is hidden while its floor is hidden', async () => {
  const { ada, admin, asked, quoting, shown } = await aTalk()
  const { id } = await quoting('老校门')
  await as(admin).reply.review({ id: asked.id, status: 'rejected' })
  expect(await shown(id)).toMatchObject({ quote: null, replyTo: null, answersRemoved: null })
  expect(await shown(id, admin)).toMatchObject({ quote: '老校门' })
  await as(admin).reply.review({ id: asked.id, status: 'approved' })
  expect(await shown(id)).toMatchObject({ quote: '老校门', replyTo: { floor: 1 } })
  await as(ada).reply.remove({ id: asked.id })
  expect(await shown(id)).toMatchObject({ quote: '老校门', replyTo: null, replyToUser: null, answersRemoved: 1 })
})

it('a quote is hidden in the export of its writer, too, while its floor is hidden', async () => {
  const { ben, admin, asked, quoting } = await aTalk()
  await quoting('老校门')
  const exported = async () => (await as(ben).member.export()).belongings['replies']
  expect(await exported()).toMatchObject([{ quote: '老校门' }])
  await as(admin).reply.review({ id: asked.id, status: 'rejected' })
  expect(await exported()).toMatchObject([{ quote: null }])
})

it('a quote is deleted when its floor is deleted while hidden', async () => {
  const { ada, admin, asked, quoting, shown } = await aTalk()
  const { id } = await quoting('老校门')
  await as(admin).reply.review({ id: asked.id, status: 'rejected' })
  await as(ada).reply.remove({ id: asked.id })
  for (const who of ['guest' as const, ada, admin])
    expect(await shown(id, who)).toMatchObject({ quote: null, answersRemoved: 1 })
})

it('a quote is deleted when a hidden floor is deleted together with an account and its texts', async () => {
  const { ada, admin, post, quoting, shown } = await aTalk()
  const other = await aReply(setup, ada, post.id, { content: '石狮子还在' })
  const { id } = await quoting('石狮子', other.id)
  const { id: seen } = await quoting('老校门')
  await as(admin).reply.review({ id: other.id, status: 'rejected' })
  await em().transactional(inside => removeRepliesOf(inside, ada.id))
  expect(await shown(id)).toMatchObject({ quote: null })
  expect(await shown(seen)).toMatchObject({ quote: '老校门' })
})

it('concurrent quotes of a floor that is being hidden and deleted show no words of it', async () => {
  const { ada, admin, post, asked, quoting } = await aTalk()
  const taking = [quoting('老校门')]
  const going = Promise.race(taking)
    .then(() => as(admin).reply.review({ id: asked.id, status: 'rejected' }))
    .then(() => as(ada).reply.remove({ id: asked.id }))
    .then(() => true)
  // Further quotes are sent until the floor is deleted, and one after that.
  for (let isGone = false; !isGone;) {
    isGone = await Promise.race([going, pause(5, false)])
    const next = quoting('老校门')
    next.catch(() => undefined)
    taking.push(next)
  }
  const made = await Promise.allSettled(taking)
  expect(made.map(({ status }) => status)).toEqual(expect.arrayContaining(['fulfilled', 'rejected']))
  for (const each of made)
    if (each.status === 'rejected') expect(String(each.reason)).toMatch(/reply\.(?:not_found|quote_not_there)/)
  const { replies } = await as('guest').reply.list({ postId: post.id, withRemoved: true, limit: 100 })
  expect(replies.flatMap(({ quote }) => quote ?? [])).toEqual([])
})

describe('the quote of a reply restored from the bin', () => {
  const restore = async (by: Member, type: 'reply' | 'post', textId: number) => {
    const { texts } = await as(by).bin.list({ type })
    await as(by).bin.restore({ ids: texts.flatMap(text => (text.textId === textId ? [text.id] : [])) })
  }

  it('is restored, also when its floor was deleted in the meantime', async () => {
    const { ada, ben, admin, asked, quoting, shown } = await aTalk()
    const { id } = await quoting('老校门')
    await as(ben).reply.remove({ id })
    await as(ada).reply.remove({ id: asked.id })
    await restore(admin, 'reply', id)
    expect(await shown(id)).toMatchObject({ quote: '老校门', answersRemoved: 1 })
  })

  it('is not restored when its floor was hidden at its deletion', async () => {
    const { ada, ben, admin, asked, quoting, shown } = await aTalk()
    const { id } = await quoting('老校门')
    await as(ben).reply.remove({ id })
    await as(admin).reply.review({ id: asked.id, status: 'rejected' })
    await as(ada).reply.remove({ id: asked.id })
    await restore(admin, 'reply', id)
    expect(await shown(id)).toMatchObject({ isRemoved: false, quote: null, answersRemoved: 1 })
  })

  it('is not restored when its floor was hidden and deleted with an account', async () => {
    const { ada, ben, admin, post, quoting, shown } = await aTalk()
    const other = await aReply(setup, ada, post.id, { content: '石狮子还在' })
    const { id } = await quoting('石狮子', other.id)
    await as(ben).reply.remove({ id })
    await as(admin).reply.review({ id: other.id, status: 'rejected' })
    await em().transactional(inside => removeRepliesOf(inside, ada.id))
    await restore(admin, 'reply', id)
    expect(await shown(id)).toMatchObject({ isRemoved: false, quote: null })
  })

  it('is not restored when its floor is not restored with the post', async () => {
    const [ada, ben, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
    const post = await aPost(setup, ben, (await aBoard(setup)).id, { content: '小时候，河从门前过。' })
    const hidden = await aReply(setup, ada, post.id, { content: said })
    const ofHidden = await aReply(setup, ben, post.id, { quote: '老校门', parentId: hidden.id })
    const ofPost = await aReply(setup, ben, post.id, { quote: '河从门前过' })
    const early = await aReply(setup, ben, post.id, { quote: '老校门', parentId: hidden.id })
    await as(ben).reply.remove({ id: early.id })
    await as(admin).reply.review({ id: hidden.id, status: 'rejected' })
    await as(ben).post.remove({ id: post.id })
    await as(admin).member.remove({ id: ada.id, texts: 'keep' })
    await restore(admin, 'post', post.id)
    await restore(admin, 'reply', early.id)
    const { replies } = await as('guest').reply.list({ postId: post.id, withRemoved: true })
    expect(replies.map(({ id, quote }) => [id, quote])).toEqual([
      [ofHidden.id, null],
      [ofPost.id, '河从门前过'],
      [early.id, null],
    ])
  })
})

it('a quote of an anonymous post never names the author, also when the post was made anonymous afterwards', async () => {
  const { ada, post, quoting, shown } = await aTalk()
  const { id } = await quoting('河从门前过', null)
  await as(ada).post.edit({ id: post.id, isAnonymous: true })
  expect(JSON.stringify(await shown(id))).not.toContain(ada.username)
})
