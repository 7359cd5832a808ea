import { z } from 'zod'
import { peopleOf } from './crowd/people.ts'
import { rendererVersion } from '#server/markdown/render-markdown.ts'
import { quantile, type RunningSite } from './running-site.ts'

const pages = [
  '/admin',
  '/admin/review',
  '/admin/review?why=reports',
  '/admin/review?board=1&language=zh',
  '/admin/review?member=desk_7',
  '/admin/review/record',
  '/admin/content',
  '/admin/content?type=post&status=approved',
  '/admin/content?member=desk_7',
  '/admin/content?search=%E6%B0%B4%E5%88%A9',
  '/admin/content/bin',
  '/admin/days?days=365',
  '/admin/members',
  '/admin/audit',
  '/admin/suspensions',
  '/admin/boards',
  '/admin/health',
] as const

const few = 10_000
const waitingThen = 1_000

const people = `
  insert into member (username, username_key, email, email_key, password_hash, role, created_at)
  select 'desk_' || n, 'desk_' || n, 'desk_' || n || '@example.org', 'desk_' || n || '@example.org', 'none', 'user', now()
  from generate_series(1, 1000) as n`

const board = `
  insert into board (name, description, icon, created_at) values ('工程', '', '', now()) on conflict (name) do nothing`

const posts = `
  insert into post (board_id, title, excerpt, content, html, renderer, images, author_id, is_anonymous, is_sticky, is_highlighted, views,
    likes, status, created_at, updated_at)
  select (select min(id) from board), '第 ' || n || ' 帖', body, body, '<p>' || body || '</p>', ${rendererVersion}, '{}',
    (select min(id) from member where username_key like 'desk_%') + n % 1000, n % 7 = 0, false, false, n % 977, n % 53,
    coalesce(?, case when n % 100 = 50 then 'rejected' else 'approved' end), now() - (1000000 - n) * interval '1 minute', now()
  from (select n, repeat(chr(19968 + n % 5000) || '水利工程师在工地。', 5) as body from generate_series(?::int, ?::int) as n) as made`

type Em = ReturnType<RunningSite['database']['orm']['em']['fork']>

/** Triggers are disabled, because they would count row by row, which is not measured here. */
async function fill(em: Em, from: number, to: number, status: string | null = null): Promise<void> {
  const size = 2_000
  await em.execute('alter table post disable trigger user')
  for (let at = from; at <= to; at += size) await em.execute(posts, [status, at, Math.min(to, at + size - 1)])
  await em.execute('alter table post enable trigger user')
  await em.execute('vacuum analyze post')
}

/** Measures the pages of the admin area with 10,000 and with 1,000,000 posts, 1,000 decisions in one call, and the CSV file of all posts. */
export async function benchAdminArea(site: RunningSite, many: number): Promise<string[]> {
  const em = site.database.orm.em.fork()
  const { cookie } = (await peopleOf(site)).admin
  await em.execute(people)
  await em.execute(board)
  await fill(em, 1, few)
  await fill(em, few + 1, few + waitingThen, 'pending')
  const before = await timesOfPages(site.url, cookie)
  await fill(em, few + waitingThen + 1, many)
  const after = await timesOfPages(site.url, cookie)
  const compared = pages.map(path => {
    const [small, large] = [before.get(path) ?? Number.NaN, after.get(path) ?? Number.NaN]
    return `${path.padEnd(42)} ${small.toFixed(1)} ms, with ${many} posts ${large.toFixed(1)} ms: ${(large / small).toFixed(2)} ×`
  })
  return [...compared, await timeOfBatch(site, cookie), await fileOf(site, cookie)]
}

/** Returns the 10th percentile of the times, which other load on the machine affects less than the median. */
async function timesOfPages(url: string, cookie: string): Promise<ReadonlyMap<string, number>> {
  const known = new Map<string, number>()
  for (const path of pages) {
    const times: number[] = []
    for (let request = -10; request < 30; request += 1) {
      const started = performance.now()
      const response = await fetch(`${url}${path}`, { headers: { Cookie: cookie } })
      await response.arrayBuffer()
      if (!response.ok || response.redirected) throw new Error(`${path} answered ${response.status}`)
      if (request >= 0) times.push(performance.now() - started)
    }
    known.set(
      path,
      quantile(
        times.toSorted((one, other) => one - other),
        0.1,
      ),
    )
  }
  return known
}

const decided = z.object({ result: z.object({ data: z.object({ done: z.array(z.unknown()) }) }) })

async function timeOfBatch({ url, database, processor }: RunningSite, cookie: string): Promise<string> {
  const rows = await database.orm.em
    .fork()
    .execute<{ id: number }[]>(`select id from post where status = 'pending' order by id limit ?`, [waitingThen])
  const spent = await processor()
  const started = performance.now()
  const response = await fetch(`${url}/trpc/desk.decide`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: url },
    body: JSON.stringify({ texts: rows.map(({ id }) => `post ${id}`), status: 'approved', reason: '' }),
  })
  const { done } = decided.parse(await response.json()).result.data
  const took = performance.now() - started
  const busy = ((await processor()) - spent) * 1000
  return `${done.length} posts approved in one call: ${took.toFixed(0)} ms, of which the process worked ${busy.toFixed(0)} ms`
}

async function fileOf({ url, memory }: RunningSite, cookie: string): Promise<string> {
  const before = await memory()
  const started = performance.now()
  const response = await fetch(`${url}/admin/csv/posts.csv`, { headers: { Cookie: cookie } })
  if (!response.ok || response.body === null) throw new Error(`the file answered ${response.status}`)
  let [bytes, peak, read] = [0, before, 0]
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    read += 1
    if (read % 200 === 0) peak = Math.max(peak, await memory())
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return `all posts as a file: ${(bytes / 1e6).toFixed(0)} MB in ${seconds} s; memory ${before.toFixed(0)} MB, at most ${peak.toFixed(0)} MB`
}
