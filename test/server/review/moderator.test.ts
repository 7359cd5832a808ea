import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '#server/member/member.entity.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aBlessing, aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

let moderator: Member
let admin: Member
let ada: Member
beforeEach(async () => {
  moderator = await aMember(setup, { role: 'moderator' })
  admin = await anAdmin(setup)
  ada = await aMember(setup)
})

describe('a moderator', () => {
  it('sees a waiting text, and approves it', async () => {
    const { id } = await aBlessing(setup, { status: 'pending', by: ada })
    expect(await as(moderator).blessing.byId({ id })).toMatchObject({
      status: 'pending',
      can: { edit: false, delete: false },
    })
    await as(moderator).blessing.review({ id, status: 'approved' })
    expect(await as('guest').blessing.byId({ id })).toMatchObject({ id })
    expect((await as(admin).audit.list({})).acts).toMatchObject([
      { act: 'blessing.review', adminName: moderator.username },
    ])
  })

  it('can neither change nor remove texts of others', async () => {
    const { id } = await aBlessing(setup, { by: ada })
    await expectRefusal(
      as(moderator).blessing.edit({ id, content: '别的', isAnonymous: false }),
      'forbidden',
      'blessing.not_yours',
    )
    await expectRefusal(as(moderator).blessing.remove({ id }), 'forbidden', 'blessing.not_yours')
    await expectRefusal(as(moderator).pledge.remove({ id: 1 }), 'forbidden', 'session.no_right')
  })

  it('can neither edit nor remove posts, replies, articles and comments, and moves a post only by the move call', async () => {
    const [from, to] = [await aBoard(setup), await aBoard(setup)]
    const { id } = await aPost(setup, ada, from.id)
    const reply = await aReply(setup, ada, id)
    const article = await anArticle(setup, ada)
    const comment = await aComment(setup, ada, article.id)
    const api = as(moderator)
    await expectRefusal(api.post.edit({ id, boardId: to.id }), 'forbidden', 'post.not_yours')
    await expectRefusal(api.post.remove({ id }), 'forbidden', 'post.not_yours')
    await expectRefusal(api.reply.edit({ id: reply.id, images: [] }), 'forbidden', 'reply.not_yours')
    await expectRefusal(api.reply.remove({ id: reply.id }), 'forbidden', 'reply.not_yours')
    await expectRefusal(api.article.edit({ id: article.id, title: '改' }), 'forbidden', 'article.not_yours')
    await expectRefusal(api.article.remove({ id: article.id }), 'forbidden', 'article.not_yours')
    await expectRefusal(api.comment.remove({ id: comment.id }), 'forbidden', 'comment.not_yours')
    expect(await api.post.move({ id, boardId: to.id })).toMatchObject({ boardId: to.id })
  })

  it('cannot see the author of an anonymous text, while an admin can', async () => {
    const { id } = await aBlessing(setup, { by: ada, isAnonymous: true })
    await as(await aMember(setup)).report.file({ type: 'blessing', id })
    const waiting = await aBlessing(setup, { by: ada, isAnonymous: true, status: 'pending' })
    const pledge = await aPledge(setup, { by: ada, status: 'pending' })
    for (const [who, told] of [
      [moderator, null],
      [admin, { id: ada.id, username: ada.username }],
    ] as const) {
      const pending = await as(who).admin.pending({})
      expect(pending.blessings).toMatchObject([{ id: waiting.id, user: told }])
      expect(pending.futureMessages).toMatchObject([{ id: pledge.id, user: told }])
      expect((await as(who).report.open({})).reports).toMatchObject([{ text: { author: told } }])
      expect((await as(who).pledge.listAll({})).messages).toMatchObject([{ user: told }])
      expect((await as(who).blessing.byId({ id })).user.id).toBe(told === null ? null : ada.id)
    }
  })

  it('is appointed by an admin, and loses the rights together with the role', async () => {
    expect(await as(admin).member.setRole({ id: ada.id, role: 'moderator' })).toMatchObject({ role: 'moderator' })
    await as(admin).member.setRole({ id: ada.id, role: 'user' })
    await expectRefusal(as(ada).admin.pending({}), 'forbidden', 'session.not_admin')
    await expectRefusal(
      as(admin).member.setRole({ id: admin.id, role: 'moderator' }),
      'conflict',
      'member.not_yourself',
    )
  })
})
