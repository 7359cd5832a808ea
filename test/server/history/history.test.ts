import { describe, expect, it } from 'vitest'
import { maxVersions } from '#server/history/history.schema.ts'
import { TextVersion } from '#server/history/version.entity.ts'
import { minutes } from '#server/kernel/clock.ts'
import { anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, clock } = setup

const kept = () => em().count(TextVersion)

describe('the versions of a text', () => {
  it('are stored for posts: editor, time, title and content, from the first version on', async () => {
    const ada = await aMember(setup, { username: 'ada' })
    const { id, createdAt } = await aPost(setup, ada, (await aBoard(setup)).id, { content: '小时候，河从门前过。' })
    expect(await as(ada).post.versions({ id })).toEqual({ versions: [] })
    clock.advance(minutes(5))
    const first = await as(ada).post.edit({ id, content: '小时候，大河从门前过。' })
    clock.advance(minutes(5))
    const admin = await anAdmin(setup, { username: 'warden' })
    const second = await as(admin).post.edit({ id, title: '门前的大河' })
    expect(second.editedAt).toBe(clock.now().toISOString())
    expect(await as(ada).post.versions({ id })).toMatchObject({
      versions: [
        { version: 3, by: null, isByStaff: true, at: second.editedAt },
        { version: 2, by: { username: 'ada' }, isByStaff: false, at: first.editedAt },
        { version: 1, by: { username: 'ada' }, isByStaff: false, at: createdAt },
      ],
    })
    expect((await as(admin).post.versions({ id })).versions[0]).toMatchObject({ by: { username: 'warden' } })
    expect(await as(ada).post.version({ id, version: 2 })).toMatchObject({
      title: '门前的河',
      content: '小时候，大河从门前过。',
      previous: 1,
      changed: { title: [{ kind: 'same', text: '门前的河' }] },
    })
    expect(await as(ada).post.version({ id, version: 1 })).toMatchObject({
      previous: null,
      changed: { content: [{ kind: 'same', text: '小时候，河从门前过。' }] },
    })
  })

  it('are stored for replies and published articles, not for drafts', async () => {
    const ada = await aMember(setup)
    const post = await aPost(setup, ada, (await aBoard(setup)).id)
    const reply = await aReply(setup, ada, post.id)
    await as(ada).reply.edit({ id: reply.id, content: '改过' })
    expect((await as(ada).reply.versions({ id: reply.id })).versions).toHaveLength(2)
    const draft = await as(ada).article.write({ title: '草稿', content: '一', status: 'draft' })
    await as(ada).article.edit({ id: draft.id, content: '二' })
    expect(await as(ada).article.versions({ id: draft.id })).toEqual({ versions: [] })
    await as(ada).article.publish({ id: draft.id })
    clock.advance(minutes(1))
    const edited = await as(ada).article.edit({ id: draft.id, content: '三', summary: '三个字' })
    expect(edited).toMatchObject({ editedAt: clock.now().toISOString(), can: { history: true } })
    expect(await as(ada).article.version({ id: draft.id, version: edited.version })).toMatchObject({
      changed: {
        summary: [{ kind: 'added', text: '三个字' }],
        content: [
          { kind: 'removed', text: '二' },
          { kind: 'added', text: '三' },
        ],
      },
    })
  })

  it('never hold the content of a draft, not even of one that was published before', async () => {
    const ada = await aMember(setup)
    const { id } = await anArticle(setup, ada, { content: '原来的话' })
    await as(ada).article.edit({ id, status: 'draft', content: '只给自己看的话' })
    await as(ada).article.edit({ id, status: 'published', content: '又给大家看的话' })
    expect(await as(await aMember(setup, { role: 'moderator' })).article.versions({ id })).toEqual({ versions: [] })
  })

  it('are for the author and for reviewers who can see the text', async () => {
    const [ada, other] = [await aMember(setup), await aMember(setup)]
    const post = await aPost(setup, ada, (await aBoard(setup)).id)
    const reply = await aReply(setup, ada, post.id)
    const article = await anArticle(setup, ada)
    await as(ada).post.edit({ id: post.id, content: '改过' })
    await as(ada).reply.edit({ id: reply.id, content: '改过' })
    await as(ada).article.edit({ id: article.id, content: '改过' })
    const moderator = await aMember(setup, { role: 'moderator' })
    for (const [name, { id }] of [
      ['post', post],
      ['reply', reply],
      ['article', article],
    ] as const) {
      await expectRefusal(as('guest')[name].versions({ id }), 'unauthenticated', 'session.required')
      await expectRefusal(as(other)[name].versions({ id }), 'forbidden', `${name}.not_yours`)
      await expectRefusal(as(other)[name].version({ id, version: 1 }), 'forbidden', `${name}.not_yours`)
      await expectRefusal(as(other)[name].versions({ id: id + 100 }), 'missing', `${name}.not_found`)
      expect((await as(moderator)[name].versions({ id })).versions).toHaveLength(2)
      await expectRefusal(as(ada)[name].version({ id, version: 9 }), 'missing', 'history.no_version')
    }
    expect(await as(other).post.byId({ id: post.id })).toMatchObject({ can: { history: false } })
    expect(await as(moderator).post.byId({ id: post.id })).toMatchObject({ can: { history: true } })
    await as(await anAdmin(setup)).post.review({ id: post.id, status: 'rejected' })
    await expectRefusal(as(other).post.versions({ id: post.id }), 'missing', 'post.not_found')
  })

  it('of an anonymous post name its author to admins alone', async () => {
    const ada = await aMember(setup, { username: 'ada' })
    const { id } = await aPost(setup, ada, (await aBoard(setup)).id, { isAnonymous: true })
    await as(ada).post.edit({ id, content: '改过' })
    const moderator = await aMember(setup, { role: 'moderator' })
    const named = async (who: typeof ada) =>
      (await as(who).post.versions({ id })).versions.map(({ by }) => by?.username)
    expect(await named(moderator)).toEqual(['匿名用户', '匿名用户'])
    expect(await named(await anAdmin(setup))).toEqual(['ada', 'ada'])
  })

  it('are limited to fifty; the oldest are deleted', async () => {
    const ada = await aMember(setup)
    const { id } = await aPost(setup, ada, (await aBoard(setup)).id)
    for (let edit = 1; edit <= maxVersions + 3; edit += 1) await as(ada).post.edit({ id, content: `第${edit}次` })
    const { versions } = await as(ada).post.versions({ id })
    expect(versions).toHaveLength(maxVersions)
    expect(versions.map(({ version }) => version)).toEqual(
      Array.from({ length: maxVersions }, (_, index) => maxVersions + 4 - index),
    )
  })

  it('are all stored when several edit at the same time', async () => {
    const ada = await aMember(setup)
    const { id } = await aPost(setup, ada, (await aBoard(setup)).id)
    const reply = await aReply(setup, ada, id)
    const texts = Array.from({ length: 8 }, (_, number) => `同时改的第${number}份`)
    await Promise.all([
      ...texts.map(content => as(ada).post.edit({ id, content })),
      ...texts.map(content => as(ada).reply.edit({ id: reply.id, content })),
    ])
    for (const [name, of] of [
      ['post', id],
      ['reply', reply.id],
    ] as const) {
      const { versions } = await as(ada)[name].versions({ id: of })
      expect(versions.map(({ version }) => version)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
      const read = await Promise.all(versions.map(({ version }) => as(ada)[name].version({ id: of, version })))
      expect(new Set(read.map(({ content }) => content)).size).toBe(9)
    }
  })

  it('are deleted with the text, with a deleted reply whose floor stays, and with the account', async () => {
    const [ada, bo] = [await aMember(setup), await aMember(setup, { password: 'rivers and tides' })]
    const board = await aBoard(setup)
    const post = await aPost(setup, ada, board.id)
    const reply = await aReply(setup, ada, post.id)
    await as(ada).reply.edit({ id: reply.id, content: '改过' })
    await as(ada).reply.remove({ id: reply.id })
    expect(await kept()).toBe(0)
    await as(ada).post.edit({ id: post.id, content: '改过' })
    await as(ada).post.remove({ id: post.id })
    expect(await kept()).toBe(0)
    const theirs = await aPost(setup, bo, board.id)
    await as(bo).post.edit({ id: theirs.id, content: '改过' })
    const { belongings } = await as(bo).member.export()
    expect(belongings['textVersions']).toMatchObject([
      { type: 'post', textId: theirs.id, version: 1, title: '门前的河' },
      { type: 'post', textId: theirs.id, version: 2, content: '改过' },
    ])
    await em().execute('delete from member where id = ?', [bo.id])
    expect(await kept()).toBe(0)
    expect(await as('guest').post.byId({ id: theirs.id })).toMatchObject({ content: '改过' })
  })
})
