import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import type { Member } from '#server/member/member.entity.ts'
import { rendererVersion } from '#server/markdown/render-markdown.ts'
import { statementsOf } from '#test/support/recorded-statements.ts'
import { aBoard, aPost } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { compact, renewFiles, vacuumUntilVisible } from '#test/support/vacuum.ts'

const setup = await testSite()
const { as, em } = setup

const floors = 50_000
// Rows per statement: a busy machine inserts this number in good time. 1 % wait, 2 % are deleted, and half of all answer the first reply.
const batchSize = 2_000
const written = (post: number, author: number, from: number) => `
  insert into reply (post_id, floor, parent_id, content, html, renderer, images, author_id, is_removed, status, shown_at, created_at)
  select ${post}, n, case when n % 2 = 0 and n > ${batchSize} then (select id from reply where post_id = ${post} and floor = 1) end,
    'x', '<p>x</p>', ${rendererVersion}, '{}', ${author}, n % 50 = 0,
    case when n % 50 = 0 then 'rejected' when n % 100 = 1 and n > 1 then 'pending' else 'approved' end, now(), now()
  from generate_series(${from}, ${from + batchSize - 1}) as n`

const node = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Shared Hit Blocks': z.int(),
  'Shared Read Blocks': z.int(),
})
const explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: node })) }))

interface Cost {
  scans: string[]
  blocks: number
  /** The blocks, values and plan of each statement. */
  each: string
}

/** Runs the queries on replies through EXPLAIN. Returns those with a sequential scan, and the number of buffers that all of them read. */
async function costOf(run: () => Promise<unknown>): Promise<Cost> {
  const asked = await statementsOf(setup, run)
  const of = asked.filter(({ text }) => /\b(from|join) "?reply"?\b/.test(text) && /^\s*(select|with)\b/.test(text))
  expect(of.length).toBeGreaterThan(0)
  const cost = { scans: new Array<string>(), blocks: 0, each: '' }
  for (const { text, values } of of) {
    const plan = await em().execute(`explain (analyze, buffers, format json) ${text}`, values)
    if (/"Seq Scan",[^{}]*?"Relation Name":"(reply|like|last_read)"/.test(JSON.stringify(plan))) cost.scans.push(text)
    const top = explained.parse(plan)[0]?.['QUERY PLAN'][0]?.Plan
    const blocks = (top?.['Shared Hit Blocks'] ?? 0) + (top?.['Shared Read Blocks'] ?? 0)
    cost.blocks += blocks
    cost.each += `${blocks} of ${text}\n${JSON.stringify(values)} ${JSON.stringify(plan)}\n`
  }
  return cost
}

let ada: Member
let admin: Member
let postId = 0
let firstId = 0

beforeEach(async () => {
  await renewFiles(em, ['reply', 'reply_block', 'like'])
  ;[ada, admin] = [await aMember(setup), await anAdmin(setup)]
  await compact(em, 'member')
  postId = (await aPost(setup, ada, (await aBoard(setup)).id)).id
  for (let from = 1; from <= floors; from += batchSize) await em().execute(written(postId, admin.id, from))
  await em().execute('update post set floors = ?, removed_floors = 1000 where id = ?', [floors, postId])
  await em().execute(
    `insert into "like" (target_type, target_id, member_id, created_at) select 'reply', id, ?, now() from reply order by id limit 5000`,
    [admin.id],
  )
  await em().execute('analyze "like"')
  await vacuumUntilVisible(em, ['reply', 'reply_block'])
  firstId = (await as('guest').reply.atFloor({ postId, floor: 1 })).id
}, 120_000)

// Twenty rows by id read about 80 buffers before PostgreSQL 17, which descends the index for each; a full scan reads thousands.
const few = 150

it('a page of 50,000 replies and a jump to a floor cost the same everywhere; 24,000 answers are found by an index', async () => {
  for (const who of ['guest' as const, ada, admin])
    for (const ask of [
      ...[1, 1_000, 2_400].flatMap(page =>
        (['asc', 'desc'] as const).map(sort => () => as(who).reply.list({ postId, page, sort, withRemoved: true })),
      ),
      ...[1, 25_000, floors].map(floor => () => as(who).reply.atFloor({ postId, floor })),
    ]) {
      const { scans, blocks, each } = await costOf(ask)
      expect(scans).toEqual([])
      expect(blocks, each).toBeLessThan(few)
    }
  // The answers of one floor are listed and counted by an index.
  for (const who of ['guest' as const, ada, admin]) {
    const { scans, blocks } = await costOf(() => as(who).reply.answers({ id: firstId, page: 1 }))
    expect(scans).toEqual([])
    expect(blocks).toBeLessThan(2 * few)
  }
  const { scans, blocks } = await costOf(() => as('guest').reply.answers({ id: firstId, page: 1_100 }))
  expect(scans).toEqual([])
  expect(blocks).toBeLessThan(300)
}, 120_000)
