import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '#server/member/member.entity.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aBlessing, aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock } = setup

let admin: Member
let ada: Member
beforeEach(async () => {
  admin = await anAdmin(setup)
  ada = await aMember(setup)
})

const later = () => clock.set(new Date(clock.now().getTime() + 60_000).toISOString())
const content = (asked = {}, who = admin) => as(who).content.list(asked)
type Listed = Awaited<ReturnType<typeof content>>['texts'][number]
const named = ({ type, id, changedAt, status }: Listed) => `${type} ${id} ${changedAt} ${status}`

/** Creates one text of each kind, each a minute after the previous one. */
async function oneOfEach() {
  const article = await anArticle(setup, ada, { title: '灞桥' })
  later()
  const post = await aPost(setup, ada, (await aBoard(setup)).id, { title: '运河', isAnonymous: true })
  const writes = [
    () => aComment(setup, ada, article.id),
    () => aReply(setup, ada, post.id),
    () => aBlessing(setup, { by: ada, status: 'rejected' }),
    () => aPledge(setup, { status: 'pending', by: ada }),
    () => as(ada).torch.add({ wish: '秋水长天' }),
  ]
  for (const write of writes) {
    later()
    await write()
  }
  return { article, post }
}

const kindsOf = ({ texts }: { texts: readonly Listed[] }) => texts.map(({ type }) => type)
const everyKind = ['wish', 'pledge', 'blessing', 'reply', 'comment', 'post', 'article']

describe('the content list of the staff', () => {
  it('holds every kind, newest first, in pages that go on where the previous one ended', async () => {
    await oneOfEach()
    const mine = { member: ada.username }
    expect(kindsOf(await content(mine))).toEqual(everyKind)
    const pages: string[][] = []
    let before: string | undefined
    do {
      const page = await content({ ...mine, limit: 3, before })
      pages.push(kindsOf(page))
      before = page.next ?? undefined
    } while (before !== undefined)
    expect(pages).toEqual([everyKind.slice(0, 3), everyKind.slice(3, 6), everyKind.slice(6)])
  })

  it('pages correctly through texts of the same moment', async () => {
    const [one, other] = [await aBlessing(setup, { by: ada }), await aPledge(setup, { by: ada })]
    const third = await aBlessing(setup, { by: ada })
    const seen: number[] = []
    let before: string | undefined
    do {
      const { texts, next } = await content({ member: ada.username, limit: 1, before })
      seen.push(...texts.map(({ id }) => id))
      before = next ?? undefined
    } while (before !== undefined)
    expect(seen.toSorted()).toEqual([one.id, other.id, third.id].toSorted())
  })

  it('filters by words, kind, status, days and reports', async () => {
    const { article, post } = await oneOfEach()
    await as(await aMember(setup)).report.file({ type: 'article', id: article.id })
    const mine = { member: ada.username }
    const today = new Date(clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
    for (const [asked, kinds] of [
      [{ search: '灞桥' }, ['article']],
      [{ search: '秋水' }, ['wish']],
      [{ search: '100%' }, []],
      [{ type: 'reply' }, ['reply']],
      [{ status: 'pending' }, ['pledge']],
      [{ status: 'rejected' }, ['blessing']],
      [{ status: 'draft' }, []],
      [{ status: 'approved' }, ['wish', 'reply', 'comment', 'post', 'article']],
      [{ reports: 'open' }, ['article']],
      [{ from: today }, everyKind],
      [{ until: '2001-01-01' }, []],
    ] as const)
      expect({ asked, kinds: kindsOf(await content({ ...mine, ...asked })) }).toEqual({ asked, kinds })
    expect((await content({ ...mine, reports: 'open' })).texts[0]).toMatchObject({ reports: 1, status: 'published' })
    expect((await content({ ...mine, type: 'post' })).texts[0]).toMatchObject({
      ...{ id: post.id, title: '运河', isAnonymous: true },
      author: { username: ada.username },
    })
    for (const wrong of [{ before: 'x' }, { status: 'gone' }, { from: 'today' }, { limit: 0 }])
      await expect(content(wrong)).rejects.toThrow()
  })

  it('shows moderators neither drafts nor the authors of anonymous texts', async () => {
    await oneOfEach()
    await anArticle(setup, ada, { title: '草稿一篇', status: 'draft' })
    const moderator = await aMember(setup, { role: 'moderator' })
    const asked = { member: ada.username }
    expect(kindsOf(await content(asked, moderator))).toEqual(['blessing', 'reply', 'comment', 'article'])
    expect((await content({ type: 'post', search: '运河' }, moderator)).texts[0]?.author).toBeNull()
    expect(kindsOf(await content({ search: '草稿一篇' }, moderator))).toEqual([])
    expect(kindsOf(await content({ search: '草稿一篇', status: 'draft' }))).toEqual(['article'])
    await expect(content(asked, ada)).rejects.toThrow()
  })
})

describe('deciding on texts of the content list', () => {
  it('changes their status, except where the text has changed since it was read', async () => {
    await oneOfEach()
    const { texts } = await content({ member: ada.username })
    const approved = texts.filter(({ status }) => status === 'approved' || status === 'published')
    const first = await as(admin).desk.decide({ texts: approved.map(named), status: 'rejected', reason: '重复' })
    expect([first.done.length, first.left]).toEqual([5, []])
    const again = await as(await anAdmin(setup)).desk.decide({ texts: approved.map(named), status: 'approved' })
    expect(again.left.map(({ why }) => why)).toEqual(approved.map(() => 'decided'))
    await as(admin).desk.undo({ batch: first.batch ?? '' })
    expect((await content({ member: ada.username })).texts.map(({ status }) => status)).toEqual(
      texts.map(({ status }) => status),
    )
  })

  it('leaves out drafts, and texts that already have that status', async () => {
    await anArticle(setup, ada, { status: 'draft' })
    await aBlessing(setup, { by: ada })
    const { texts } = await content({ member: ada.username })
    const { done, left } = await as(admin).desk.decide({ texts: texts.map(named), status: 'approved' })
    expect([done, left.map(({ why }) => why)]).toEqual([[], ['decided', 'decided']])
  })

  it('by two admins with opposite decisions on the same hundred applies one of the two to each text', async () => {
    for (let count = 0; count < 100; count += 1) await aPledge(setup, { status: 'pending', by: ada })
    const { texts } = await content({ member: ada.username, limit: 100 })
    const other = await anAdmin(setup)
    const both = await Promise.all([
      as(admin).desk.decide({ texts: texts.map(named), status: 'approved' }),
      as(other).desk.decide({ texts: texts.map(named), status: 'rejected' }),
    ])
    expect(both.map(({ done }) => done.length).toSorted()).toEqual([0, 100])
    expect(both.flatMap(({ left }) => left.map(({ why }) => why))).toEqual(texts.map(() => 'decided'))
    const { texts: now } = await content({ member: ada.username, limit: 100 })
    expect(new Set(now.map(({ status }) => status)).size).toBe(1)
  })

  it('by an admin who is demoted in the meantime applies to all texts or to none', async () => {
    for (let count = 0; count < 20; count += 1) await aPledge(setup, { status: 'pending', by: ada })
    const { texts } = await content({ member: ada.username })
    const other = await anAdmin(setup)
    const [decided] = await Promise.allSettled([
      as(admin).desk.decide({ texts: texts.map(named), status: 'approved' }),
      as(other).member.setRole({ id: admin.id, role: 'user' }),
    ])
    const { texts: now } = await content({ member: ada.username }, other)
    const approved = now.filter(({ status }) => status === 'approved').length
    expect(approved).toBe(decided.status === 'fulfilled' ? 20 : 0)
    await expectRefusal(as(admin).content.remove({ texts: texts.map(named) }), 'forbidden', 'session.no_right')
  })
})

describe('removing texts of the content list', () => {
  it('takes texts of every kind, and restores all of them', async () => {
    await oneOfEach()
    const { texts } = await content({ member: ada.username })
    const { done, left } = await as(admin).content.remove({ texts: texts.map(named) })
    expect([done.length, left]).toEqual([7, []])
    expect(kindsOf(await content({ member: ada.username }))).toEqual([])
    expect((await as(admin).content.remove({ texts: texts.map(named) })).left.map(({ why }) => why)).toEqual(
      texts.map(() => 'gone'),
    )
    const { texts: binned } = await as(admin).bin.list({ member: ada.username })
    await as(admin).bin.restore({ ids: binned.map(({ id }) => id) })
    expect((await content({ member: ada.username })).texts).toEqual(texts)
    expect((await as(admin).bin.list({ member: ada.username })).texts).toEqual([])
  })

  it('leaves out a text that its author has edited since', async () => {
    const { id } = await aBlessing(setup, { by: ada })
    const { texts } = await content({ member: ada.username })
    later()
    await as(ada).blessing.edit({ id, content: '另一段话。', isAnonymous: false })
    expect(await as(admin).content.remove({ texts: texts.map(named) })).toEqual({
      done: [],
      left: [{ type: 'blessing', id, why: 'changed' }],
    })
  })

  it('is for admins alone', async () => {
    const { id } = await aBlessing(setup, { by: ada })
    for (const who of [ada, await aMember(setup, { role: 'moderator' })])
      await expect(as(who).content.remove({ texts: [`blessing ${id}`] })).rejects.toThrow()
    expect((await as(admin).content.chosen({ texts: [`blessing ${id}`, 'blessing 999'] })).texts).toMatchObject([
      { id },
    ])
  })
})
