import pg from 'pg'
import { z } from 'zod'
import { ask, benchPassword, peopleOf, type Person } from '../crowd/people.ts'
import { quantile, runningSite, type RunningSite } from '../running-site.ts'
import { fillCommunity } from './fill.ts'
import { longPostOf, shortPostOf, sizesOf, type Sizes } from './sizes.ts'

interface Community {
  site: RunningSite
  sizes: Sizes
  member: Person
  close: () => Promise<void>
}

/** The highest allowed ratio between the times of a page in the large and in the small community. */
const atMost = 1.3
// A trial run with a small community takes only seconds.
const roundsAt = ({ posts }: Sizes) => (posts < 100_000 ? { warm: 5, counted: 20 } : { warm: 40, counted: 200 })

/**
 * Measures the same pages in a small and a large community, in turns, so that other load on the machine affects both. It creates two databases on the
 * server of DATABASE_URL and drops them.
 */
export async function benchCommunity(server: string, large: number, small: number): Promise<void> {
  const communities: Community[] = []
  try {
    for (const posts of [small, large]) communities.push(await aCommunity(server, sizesOf(posts)))
    const [one, other] = communities
    if (one === undefined || other === undefined) return
    for (const [name, path] of pages) report(name, await ratioOf(one, other, path))
    for (const community of communities) await benchFollowed(community)
  } finally {
    for (const { close } of communities) await close()
  }
}

const say = (line: string) => process.stdout.write(`  ${line}\n`)

async function aCommunity(server: string, sizes: Sizes): Promise<Community> {
  const name = `bench_${sizes.posts}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await administer(server, `drop database if exists ${name}`, `create database ${name}`)
  const site = await runningSite({ DATABASE_URL: url.href, ADMIN_PASSWORD: benchPassword })
  const close = async () => {
    await site.stop()
    await administer(server, `drop database ${name}`)
  }
  try {
    const { member } = await peopleOf(site)
    const begun = performance.now()
    await fillCommunity(url.href, sizes, await idOf(site, member))
    const took = (performance.now() - begun) / 1000
    say(
      `${count(sizes.posts)} posts, ${count(sizes.replies)} replies, ${count(sizes.members)} members loaded in ${took.toFixed(0)} s`,
    )
    return { site, sizes, member, close }
  } catch (failure) {
    await close()
    throw failure
  }
}

const count = (number: number) => number.toLocaleString('en')

async function administer(server: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const own = z.object({ data: z.object({ id: z.int() }) })

const idOf = async ({ url }: RunningSite, { token }: Person): Promise<number> =>
  own.parse(await ask(url, '/auth/me', { token })).data.id

const pageOf = (floor: number) => Math.ceil(floor / 20)

const pages: readonly (readonly [string, (sizes: Sizes) => string])[] = [
  ['forum', () => '/forum'],
  ['forum, by activity', () => '/forum?sort=active'],
  ['forum, by heat', () => '/forum?sort=hot'],
  ['board', () => '/forum/board/1'],
  ['long post, first page', sizes => `/forum/post/${longPostOf(sizes)}`],
  ['long post, middle page', sizes => `/forum/post/${longPostOf(sizes)}?page=${pageOf(sizes.longPost / 2)}`],
  ['long post, last page', sizes => `/forum/post/${longPostOf(sizes)}?page=${pageOf(sizes.longPost)}`],
  ['short post', sizes => `/forum/post/${shortPostOf(sizes)}`],
  ['notices', () => '/notices'],
  ['notices, last page', () => '/notices?page=25'],
  ['member', () => '/members/bulk_7'],
  ['class', () => '/classes/1947'],
  ['department', () => `/departments/${encodeURIComponent('第 7 系')}`],
]

/** Returns the medians of the small and of the large community, in ms. */
async function ratioOf(small: Community, large: Community, path: (sizes: Sizes) => string): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  const { warm, counted } = roundsAt(large.sizes)
  for (let round = 0; round < warm + counted; round += 1)
    for (const [at, community] of [small, large].entries()) {
      const took = await timeOf(community, path(community.sizes))
      if (round >= warm) times[at]?.push(took)
    }
  const [one, other] = times.map(each =>
    quantile(
      each.toSorted((a, b) => a - b),
      0.5,
    ),
  )
  return [one ?? Number.NaN, other ?? Number.NaN]
}

async function timeOf({ site, member }: Community, path: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(site.url + path, { headers: { Cookie: member.cookie } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return performance.now() - begun
}

function report(name: string, [small, large]: readonly [number, number]): void {
  const ratio = large / small
  say(
    `${name.padEnd(24)} ${small.toFixed(1)} ms → ${large.toFixed(1)} ms   × ${ratio.toFixed(2)}${ratio > atMost ? '   over the bound' : ''}`,
  )
}

const written = z.object({ data: z.object({ reply: z.object({ id: z.int() }) }) })

/** Measures a reply to a post with many followers and one to a post with hardly any, and the time until the last follower has a notice. */
async function benchFollowed({ site, sizes, member }: Community): Promise<void> {
  const em = site.database.orm.em.fork()
  const answered = new Map<number, number[]>()
  let last = 0
  const posts = [longPostOf(sizes), shortPostOf(sizes)]
  for (let round = 0; round < 20; round += 1)
    for (const post of posts) {
      const begun = performance.now()
      const body = { content: `第 ${round} 次：闸门已经检查过，水位平稳。` }
      const result = await ask(site.url, `/forum/posts/${post}/replies`, { method: 'POST', token: member.token, body })
      if (round === 0 && post === posts[0]) last = written.parse(result).data.reply.id
      answered.set(post, [...(answered.get(post) ?? []), performance.now() - begun])
    }
  const begun = performance.now()
  for (;;) {
    const [waiting] = await em.execute<unknown[]>('select 1 from notice_task limit 1')
    if (waiting === undefined) break
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  const took = (performance.now() - begun) / 1000
  const [told] = await em.execute<{ told: number; members: number }[]>(
    `select count(*)::int as told, count(distinct member_id)::int as members from notice where text_type = 'reply' and text_id = ?`,
    [last],
  )
  // The author of the post gets a notice as well.
  if (told?.told !== told?.members || told?.told !== sizes.followers + 1)
    throw new Error(`${sizes.followers} followers were told as ${JSON.stringify(told)}`)
  const [many = 0, few = 0] = posts.map(post =>
    quantile(
      (answered.get(post) ?? []).toSorted((a, b) => a - b),
      0.5,
    ),
  )
  say(
    `a reply where ${count(sizes.followers)} follow ${many.toFixed(1)} ms, where one does ${few.toFixed(1)} ms; 20 such replies are told of ${took.toFixed(0)} s later, once each`,
  )
}
