import { describe, expect, it } from 'vitest'
import type { Member } from '#server/member/member.entity.ts'
import { anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

const kinds = ['post', 'reply', 'article'] as const
type Kind = (typeof kinds)[number]

/** Creates one text of each kind by ada, edited once; the reply is on ben's post. */
async function edited() {
  const [ada, ben, eve] = [await aMember(setup), await aMember(setup), await aMember(setup)]
  const [admin, moderator] = [await anAdmin(setup), await aMember(setup, { role: 'moderator' })]
  const board = await aBoard(setup)
  const ground = await aPost(setup, ben, board.id)
  const ids: Record<Kind, number> = {
    post: (await aPost(setup, ada, board.id)).id,
    reply: (await aReply(setup, ada, ground.id)).id,
    article: (await anArticle(setup, ada)).id,
  }
  for (const kind of kinds) await as(ada)[kind].edit({ id: ids[kind], content: '改过的话' })
  const read = async (who: Member, kind: Kind) => {
    const { versions } = await as(who)[kind].versions({ id: ids[kind] })
    const { content } = await as(who)[kind].version({ id: ids[kind], version: 2 })
    return [versions.length, content]
  }
  const refused = async (
    who: Member | 'guest',
    kind: Kind,
    ...why: ['forbidden' | 'missing' | 'unauthenticated', string]
  ) => {
    await expectRefusal(as(who)[kind].versions({ id: ids[kind] }), ...why)
    await expectRefusal(as(who)[kind].version({ id: ids[kind], version: 1 }), ...why)
  }
  return { ada, ben, eve, admin, moderator, ground, ids, read, refused }
}

describe.each(kinds)('the versions of a %s', kind => {
  it('are readable by its author, moderators and admins, and neither by other members nor by guests', async () => {
    const { ada, ben, eve, admin, moderator, read, refused } = await edited()
    for (const who of [ada, moderator, admin]) expect(await read(who, kind)).toEqual([2, '改过的话'])
    for (const who of [ben, eve]) await refused(who, kind, 'forbidden', `${kind}.not_yours`)
    await refused('guest', kind, 'unauthenticated', 'session.required')
  })

  it('are missing for everybody after it is deleted', async () => {
    const { ada, eve, admin, moderator, ids, refused } = await edited()
    await as(ada)[kind].remove({ id: ids[kind] })
    for (const who of [ada, eve, moderator, admin]) await refused(who, kind, 'missing', `${kind}.not_found`)
    const { texts } = await as(admin).bin.list({})
    await as(admin).bin.restore({ ids: texts.map(({ id }) => id) })
    expect(await as(ada)[kind].versions({ id: ids[kind] })).toEqual({ versions: [] })
  })

  it('are deleted when its author has left and the text stays', async () => {
    const { ada, eve, admin, ids, refused } = await edited()
    await as(admin).member.remove({ id: ada.id, texts: 'keep' })
    expect(await as(admin)[kind].versions({ id: ids[kind] })).toEqual({ versions: [] })
    await refused(eve, kind, 'forbidden', `${kind}.not_yours`)
  })

  it('are each stored under their own number when author and admin edit at the same time', async () => {
    const { ada, admin, ids } = await edited()
    const id = ids[kind]
    const texts = Array.from({ length: 6 }, (_, number) => `同时改的第${number}份`)
    await Promise.all(texts.map((content, index) => as(index % 2 === 0 ? ada : admin)[kind].edit({ id, content })))
    const { versions } = await as(admin)[kind].versions({ id })
    expect(versions.map(({ version }) => version)).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
    expect(versions.filter(({ isByStaff }) => isByStaff)).toHaveLength(3)
    const read = await Promise.all(versions.map(({ version }) => as(ada)[kind].version({ id, version })))
    expect(
      read
        .map(({ content }) => content)
        .filter(content => texts.includes(content))
        .toSorted(),
    ).toEqual(texts)
  })

  it('get a new one by an edit, and none by an edit without a change', async () => {
    const { ada, ids, read } = await edited()
    await as(ada)[kind].edit({ id: ids[kind], content: '改过的话' })
    expect((await read(ada, kind))[0]).toBe(2)
  })
})

describe('the versions of a hidden text', () => {
  it('are readable by its author and by reviewers, and missing for others', async () => {
    const { ada, ben, eve, admin, moderator, ids, read, refused } = await edited()
    await as(admin).post.review({ id: ids.post, status: 'rejected' })
    await as(admin).reply.review({ id: ids.reply, status: 'rejected' })
    await as(ada).article.archive({ id: ids.article })
    for (const kind of kinds) {
      for (const who of [ben, eve]) await refused(who, kind, 'missing', `${kind}.not_found`)
      await refused('guest', kind, 'unauthenticated', 'session.required')
      for (const who of [ada, admin]) expect(await read(who, kind), kind).toEqual([2, '改过的话'])
      // Moderators cannot see an unpublished article.
      if (kind === 'article') await refused(moderator, kind, 'missing', 'article.not_found')
      else expect(await read(moderator, kind), kind).toEqual([2, '改过的话'])
    }
  })

  it('that is a reply to a hidden post are readable by reviewers alone', async () => {
    const { ada, ben, eve, admin, moderator, ground, read, refused } = await edited()
    await as(admin).post.review({ id: ground.id, status: 'rejected' })
    for (const who of [ada, eve]) await refused(who, 'reply', 'missing', 'reply.not_found')
    await refused(ben, 'reply', 'forbidden', 'reply.not_yours')
    for (const who of [moderator, admin]) expect(await read(who, 'reply')).toEqual([2, '改过的话'])
  })

  it('that is an article turned into a draft are readable by its author and by admins alone', async () => {
    const { ada, eve, admin, moderator, ids, read, refused } = await edited()
    await as(ada).article.edit({ id: ids.article, status: 'draft' })
    for (const who of [eve, moderator]) await refused(who, 'article', 'missing', 'article.not_found')
    for (const who of [ada, admin]) expect(await read(who, 'article')).toEqual([2, '改过的话'])
  })
})
