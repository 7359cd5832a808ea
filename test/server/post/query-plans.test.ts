import { beforeEach, expect, it } from 'vitest'
import { rendererVersion } from '#server/markdown/render-markdown.ts'
import type { Member } from '#server/member/member.entity.ts'
import { statementsOf } from '#test/support/recorded-statements.ts'
import { aBoard } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { renewFiles, vacuumUntilVisible } from '#test/support/vacuum.ts'

const setup = await testSite()
const { as, em } = setup

// With fewer rows the planner prefers a sequential scan to index lookups.
const people = 20_000
const posts = 6_000
// Rows per statement: a busy machine inserts this number in good time.
const batchSize = 1_000

const members = `
  insert into member (username, username_key, email, email_key, password_hash, graduation_year, department, created_at)
  select 'm' || n, 'm' || n, 'm' || n || '@x', 'm' || n || '@x', 'none', 1915 + n % 100, '系 ' || n % 50, now() from generate_series(1, ${people}) as n`
const written = (boards: readonly number[], from: number) => `
  insert into post (board_id, title, excerpt, content, html, renderer, images, author_id, is_anonymous, is_sticky, is_highlighted, status, created_at, updated_at)
  select (array[${boards.join(',')}])[1 + n % ${boards.length}], '第 ' || n || ' 帖', '', 'x', '<p>x</p>', ${rendererVersion}, '{}',
    (select max(id) from member) - n % 1000, n % 7 = 0, n % 3000 = 0, n % 100 = 0, case when n % 50 = 0 then 'pending' else 'approved' end, now(), now()
  from generate_series(${from}, ${from + batchSize - 1}) as n`
const answered = `
  insert into reply (post_id, floor, content, html, renderer, images, author_id, status, shown_at, created_at)
  select id, 1, 'x', '<p>x</p>', ${rendererVersion}, '{}', author_id, 'approved', now(), now() from post`
const others = [
  `insert into last_read (member_id, post_id, floor, at) select author_id, id, 0, now() from post`,
  `insert into "like" (target_type, target_id, member_id, created_at) select 'post', id, author_id, now() from post`,
  'insert into follow (member_id, post_id, created_at) select author_id, id, now() from post',
  `insert into notice (member_id, kind, text_type, text_id, at) select author_id, 'reply', 'reply', id, now() from post`,
  `insert into blessing (content, author_id, status, shown_at, created_at, updated_at) select 'x' || n, (select max(id) from member) - n % 1000, 'approved', now(), now(), now() from generate_series(1, 3000) as n`,
]
const tables = ['member', 'post', 'reply', 'last_read', 'like', 'notice', 'follow', 'blessing', 'search_entry']

/** Runs the queries of `run` through EXPLAIN. Returns each sequential scan of one of these tables with its query. */
async function scansOf(run: () => Promise<unknown>): Promise<string[]> {
  const asked = (await statementsOf(setup, run)).filter(({ text }) => /^\s*(select|update|with)\b/.test(text))
  expect(asked.length).toBeGreaterThan(0)
  const scans: string[] = []
  for (const { text, values } of asked) {
    const plan = JSON.stringify(await em().execute(`explain (format json) ${text}`, values))
    for (const [, table = ''] of plan.matchAll(/"Seq Scan",[^{}]*?"Relation Name":"(\w+)"/g))
      if (tables.includes(table)) scans.push(`${table}: ${text}`)
  }
  return scans
}

let ada: Member
let admin: Member
let boardId = 0
let writer = ''

beforeEach(async () => {
  await renewFiles(em, tables)
  ;[ada, admin] = [await aMember(setup), await anAdmin(setup)]
  const boards = [await aBoard(setup), await aBoard(setup), await aBoard(setup)].map(({ id }) => id)
  boardId = boards[0] ?? 0
  const fill = [members]
  for (let from = 1; from <= posts; from += batchSize) fill.push(written(boards, from))
  // Without triggers, because their counters and events are not needed here.
  for (const statement of [...fill, answered, ...others])
    await em().transactional(async work => {
      await work.execute('set local session_replication_role = replica')
      await work.execute(statement)
    })
  await vacuumUntilVisible(em, tables)
  const [found] = await em().execute<{ username: string }[]>(
    'select username from member join post on author_id = member.id limit 1',
  )
  writer = found?.username ?? ''
}, 120_000)

it('the lists of the forum, of a member and of a class scan no table as a whole', async () => {
  for (const who of ['guest' as const, ada, admin]) {
    const api = as(who)
    for (const sort of ['latest', 'active', 'hot', 'highlighted'] as const)
      for (const query of [{ sort }, { sort, boardId }, { sort, language: 'zh' as const }, { sort, page: 20 }])
        expect((await scansOf(() => api.post.list(query))).join('\n'), sort).toBe('')
  }
  const api = as(ada)
  for (const ask of [
    () => api.member.page({ username: writer }),
    () => api.post.ofMember({ username: writer }),
    () => api.reply.ofMember({ username: writer }),
    () => api.blessing.ofMember({ username: writer }),
    ...(['1998', '2001'] as const).flatMap(of => [
      () => api.member.ofCohort({ by: 'class', of }),
      () => api.post.ofCohort({ by: 'class', of }),
      () => api.blessing.ofCohort({ by: 'class', of }),
    ]),
    () => api.post.ofCohort({ by: 'department', of: '系 7' }),
    () => api.notice.list({}),
    () => api.notice.unread(),
    () => api.notice.see({ texts: [{ type: 'reply', id: 5 }] }),
    () => api.follow.list({}),
  ])
    expect((await scansOf(ask)).join('\n'), String(ask)).toBe('')
}, 120_000)
