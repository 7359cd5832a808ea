import { describe, expect, it } from 'vitest'
import { Audit } from '#server/audit/audit.entity.ts'
import { csvLists } from '#server/csv/csv.schema.ts'
import { Member } from '#server/member/member.entity.ts'
import { anArticle, aComment } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aBlessing, aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, sql } = setup

describe('a CSV export', () => {
  it.each(csvLists)('of %s has a cell for every column of its header', async list => {
    const admin = await anAdmin(setup)
    const article = await anArticle(setup, admin)
    await aComment(setup, admin, article.id)
    const post = await aPost(setup, admin, (await aBoard(setup)).id)
    await aReply(setup, admin, post.id)
    const blessing = await aBlessing(setup)
    await aPledge(setup)
    await as(admin).pledge.remove({ id: (await aPledge(setup)).id })
    await as(admin).pledge.review({
      id: (await aPledge(setup, { status: 'pending' })).id,
      status: 'rejected',
      reason: '重复',
    })
    await as(admin).torch.add({ wish: '江河安澜' })
    await as(admin).report.file({ type: 'blessing', id: blessing.id })
    await sql(
      `insert into letter (kind, address, locale, sealed_words, created_at, next_try_at) values ('test', 'a@b.c', 'zh', '', now(), now())`,
      [],
    )
    await as(admin).backup.make()
    const draft = await as(admin).story.saveDraft({
      unit: 'stories',
      version: 0,
      base: 0,
      content: { keys: ['yan-kai'] },
    })
    await as(admin).story.publish({ unit: 'stories', version: draft.version })
    await aMember(setup, { suspendedUntil: new Date('2999-01-01') })
    const { columns } = await as(admin).csv.open({ list })
    const { rows, last } = await as(admin).csv.rows({ list })
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row).toHaveLength(columns.length)
    expect(last).toBeNull()
  })

  it('continues after the last row, and leaves none out', async () => {
    const admin = as(await anAdmin(setup))
    await sql(
      `insert into blessing (content, created_at, updated_at) select 'n ' || g, now(), now() from generate_series(1, 1100) g`,
      [],
    )
    const first = await admin.csv.rows({ list: 'blessings' })
    const second = await admin.csv.rows({ list: 'blessings', after: first.last ?? 0 })
    const third = await admin.csv.rows({ list: 'blessings', after: second.last ?? 0 })
    expect([first, second, third].map(({ rows }) => rows.length)).toEqual([500, 500, 100])
    expect(third.last).toBeNull()
    expect(new Set([first, second, third].flatMap(({ rows }) => rows.map(([id]) => id))).size).toBe(1100)
  })

  it('has the filters of its page', async () => {
    const admin = await anAdmin(setup, { username: 'warden' })
    await aMember(setup, { username: 'yangtze' })
    const found = await as(admin).csv.rows({ list: 'members', filter: { member: { search: 'ANGT' } } })
    expect(found.rows.map(([, name]) => name)).toEqual(['yangtze'])
    const admins = await as(admin).csv.rows({ list: 'members', filter: { member: { role: 'admin' } } })
    expect(admins.rows.map(([, name]) => name)).toEqual(['warden'])
    await as(admin).setting.setRegistration({ enabled: false })
    await as(admin).review.setWords({ words: ['赌场'], exceptions: [] })
    const acts = await as(admin).csv.rows({ list: 'audit', filter: { audit: { noun: 'setting' } } })
    expect(acts.rows.map(row => row[3])).toEqual(['setting.setRegistration'])
  })

  it('is for admins alone, and recorded in the audit with its filters', async () => {
    const [ada, admin] = [await aMember(setup), await anAdmin(setup)]
    for (const list of ['members', 'audit'] as const) {
      await expectRefusal(as('guest').csv.open({ list }), 'unauthenticated', 'session.required')
      await expectRefusal(as(ada).csv.open({ list }), 'forbidden', 'session.not_admin')
      await expectRefusal(as('guest').csv.rows({ list }), 'unauthenticated', 'session.required')
      await expectRefusal(as(ada).csv.rows({ list }), 'forbidden', 'session.not_admin')
    }
    expect(await em().count(Audit)).toBe(0)
    await as(admin).csv.open({ list: 'members', filter: { member: { search: 'ada' } } })
    expect(await em().find(Audit, {})).toMatchObject([
      { act: 'csv.open', target: 'members', after: { member: { search: 'ada' } } },
    ])
    // @ts-expect-error: no such list
    await expectRefusal(as(admin).csv.open({ list: 'sessions' }), 'invalid', 'csv.not_found', 'list')
  })

  it('ends when the admin loses the role in the middle of it, or leaves', async () => {
    const admin = await anAdmin(setup)
    await as(admin).csv.open({ list: 'members' })
    await em().nativeUpdate(Member, { id: admin.id }, { role: 'user' })
    await expectRefusal(as(admin).csv.rows({ list: 'members' }), 'forbidden', 'session.not_admin')
    await em().nativeDelete(Member, { id: admin.id })
    await expectRefusal(as(admin).csv.rows({ list: 'members' }), 'unauthenticated', 'session.dead')
  })

  it('holds no password, session or sealed letter', async () => {
    const admin = as(await anAdmin(setup))
    for (const list of csvLists) {
      const { columns } = await admin.csv.open({ list })
      expect(columns.join(' ')).not.toMatch(/password|token|sealed|hash/i)
    }
  })
})
