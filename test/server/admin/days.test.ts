import { describe, expect, it } from 'vitest'
import { publishedStatement } from '#server/admin/admin.queries.ts'
import { dayStatements, foldDayCounts } from '#server/admin/day-count.queries.ts'
import { queueStatement } from '#server/admin/pending-counts.queries.ts'
import { DayCount } from '#server/admin/day-count.entity.ts'
import { anArticle, aComment } from '#test/support/articles.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aBlessing, aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock, em, site, sql } = setup

const lastOf = async (days?: 7 | 30 | 365) => {
  const told = await as(await anAdmin(setup)).admin.days(days === undefined ? {} : { days })
  return told.days
}

describe('the daily figures of the dashboard', () => {
  it('are for admins alone, over one of three spans', async () => {
    await expectRefusal(as('guest').admin.days({}), 'unauthenticated', 'session.required')
    await expectRefusal(as(await aMember(setup)).admin.days({}), 'forbidden', 'session.not_admin')
    const admin = as(await anAdmin(setup))
    for (const days of [7, 30, 365] as const) {
      const told = (await admin.admin.days({ days })).days
      expect(told).toHaveLength(days)
      expect(new Set(told.map(({ date }) => date)).size).toBe(days)
    }
    // @ts-expect-error: no chart has eight days
    await expectRefusal(admin.admin.days({ days: 8 }), 'invalid', 'invalid.value', 'days')
  })

  it('count what was written on each day of Shanghai, in any state', async () => {
    clock.set('2025-10-26T15:59:59.000Z')
    const ada = await aMember(setup)
    await aBlessing(setup, { status: 'rejected' })
    await as('guest').visitor.add({ sessionId: 'visitor-1-a' })
    clock.set('2025-10-26T16:00:00.000Z')
    const { id } = await anArticle(setup, ada)
    await aComment(setup, ada, id)
    const post = await aPost(setup, ada, (await aBoard(setup)).id)
    await aReply(setup, ada, post.id)
    await aPledge(setup, { status: 'pending' })
    await as('guest').torch.add({ count: 5 })
    await as('guest').visitor.add({ sessionId: 'visitor-1-a' })
    expect((await lastOf(7)).slice(-2)).toEqual([
      { date: '2025-10-26', visitors: 1, members: 1, texts: 1, passes: 0 },
      // The admin who reads the figures registered today.
      { date: '2025-10-27', visitors: 0, members: 1, texts: 5, passes: 1 },
    ])
  })

  it('leave out removed texts, in whatever way they were removed', async () => {
    const [ada, admin] = [await aMember(setup), as(await anAdmin(setup))]
    const blessing = await aBlessing(setup)
    const { id } = await anArticle(setup, ada)
    await aComment(setup, ada, id)
    await admin.admin.removeMany({ type: 'blessing', ids: [blessing.id] })
    await admin.admin.removeMany({ type: 'article', ids: [id] })
    expect((await lastOf()).at(-1)).toMatchObject({ texts: 0 })
    expect(await admin.admin.stats()).toMatchObject({ articles: 0, comments: 0, blessings: 0 })
  })

  it('stay the same when their rows are merged into one per day, also by two processes at the same time', async () => {
    await Promise.all([aBlessing(setup), aBlessing(setup), aBlessing(setup)])
    clock.set('2025-10-28T02:00:00.000Z')
    await aBlessing(setup)
    const before = await lastOf()
    await Promise.all([foldDayCounts(site.fork()), foldDayCounts(site.fork())])
    expect(await em().count(DayCount, { kind: 'blessing' })).toBe(2)
    const [, ...after] = (await lastOf()).toReversed()
    expect(after).toEqual(before.toReversed().slice(1))
  })
})

const waiting = async () => (await as(await anAdmin(setup)).admin.queue()).kinds

describe('the summary of what waits', () => {
  it('gives the count and the oldest of each kind, reports included', async () => {
    clock.set('2025-10-26T02:00:00.000Z')
    const ada = await aMember(setup)
    await aPledge(setup, { status: 'pending' })
    const blessing = await aBlessing(setup)
    clock.set('2025-10-27T02:00:00.000Z')
    await aPledge(setup, { status: 'pending' })
    await as(ada).report.file({ type: 'blessing', id: blessing.id })
    await reviewFirst(setup, 'forumPosts')
    await aPost(setup, ada, (await aBoard(setup)).id)
    const kinds = await waiting()
    expect(kinds.filter(({ number }) => number > 0)).toEqual([
      { kind: 'futureMessages', number: 2, oldestAt: '2025-10-26T02:00:00.000Z' },
      { kind: 'forumPosts', number: 1, oldestAt: '2025-10-27T02:00:00.000Z' },
      { kind: 'reports', number: 1, oldestAt: '2025-10-27T02:00:00.000Z' },
    ])
    expect(kinds).toHaveLength(7)
  })

  it('is empty when nothing waits', async () => {
    await aBlessing(setup)
    expect(await as(await anAdmin(setup)).admin.queue()).toMatchObject({ total: 0 })
    expect((await waiting()).map(({ oldestAt }) => oldestAt)).toEqual(Array.from({ length: 7 }, () => null))
  })

  it('is for admins alone', async () => {
    await expectRefusal(as('guest').admin.queue(), 'unauthenticated', 'session.required')
    await expectRefusal(as(await aMember(setup)).admin.queue(), 'forbidden', 'session.not_admin')
  })
})

describe('the figures of a large site', () => {
  it('scan no growing table as a whole', async () => {
    const ada = await aMember(setup)
    const board = await aBoard(setup)
    const post = await aPost(setup, ada, board.id)
    await sql(
      `insert into post (board_id, title, excerpt, content, html, renderer, images, is_anonymous, author_id, status, created_at, updated_at, active_at, hot_rank)
        select board_id, title, excerpt, content, html, renderer, images, is_anonymous, author_id, status, created_at, updated_at, active_at, hot_rank
        from post, generate_series(1, 3000) where id = $1`,
      [post.id],
    )
    for (const table of ['post', 'day_count']) await sql(`analyze ${table}`, [])
    for (const statement of [...Object.values(dayStatements), publishedStatement, queueStatement]) {
      const plan = await em().execute<Record<string, string>[]>(
        `explain ${statement}`,
        statement.includes('?') ? ['2025-01-01'] : [],
      )
      expect(JSON.stringify(plan)).not.toContain('Seq Scan on post')
    }
    expect(await as(await anAdmin(setup)).admin.stats()).toMatchObject({ forumPosts: 3001 })
  })
})

describe('the health of the site', () => {
  it('is for admins alone', async () => {
    await expectRefusal(as('guest').admin.health(), 'unauthenticated', 'session.required')
    await expectRefusal(as(await aMember(setup)).admin.health(), 'forbidden', 'session.not_admin')
  })

  it('names database, backups, letters, streams, memory, disk and version', async () => {
    const told = await as(await anAdmin(setup)).admin.health()
    expect(told).toMatchObject({
      replicas: [],
      letters: { waiting: 0, failed: 0, oldestAt: null },
      streams: 0,
      disk: { free: 4_000_000_000 },
      version: { site: '1.2.3', node: process.versions.node },
    })
    expect(told.database.version).toMatch(/^\d+/)
    expect(told.database.bytes).toBeGreaterThan(1_000_000)
    expect(told.memory.resident).toBeGreaterThan(told.memory.heap)
  })
})
