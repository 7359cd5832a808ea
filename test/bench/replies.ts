import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { loadOn, type Load } from './crowd/load.ts'
import { ask, peopleOf } from './crowd/people.ts'
import type { RunningSite } from './running-site.ts'

const connections = 64
const each = 3_000

const id = z.object({ id: z.number() })
const madeBoard = z.object({ data: z.object({ forum: id }) })
const madePost = z.object({ data: z.object({ post: id }) })

interface Floors {
  count: number
  first: number
  last: number
  /** The counts stored with the post. */
  floors: number
  counted: number
}

const floorsOf = `
  select count(*)::int as count, min(floor)::int as first, max(floor)::int as last,
    (select floors from post where id = ?) as floors, (select reply_count from post where id = ?) as counted
  from reply where post_id = ?`

/** Measures simultaneous replies of many members to one post: replies per second, the cost of one, and whether each floor was assigned once. */
export async function benchReplies(site: RunningSite): Promise<string[]> {
  const { member, admin } = await peopleOf(site)
  const board = { name: '水利', description: '', icon: '' }
  const { token } = admin
  const { forum } = madeBoard.parse(await ask(site.url, '/forum/forums', { method: 'POST', token, body: board })).data
  const text = { forumId: forum.id, title: '汛期值守', content: '今年的第一场洪水过去了。' }
  const { post } = madePost.parse(await ask(site.url, '/forum/posts', { method: 'POST', token, body: text })).data
  const write = (round: number) => replies(site, { post: post.id, token: member.token, round })
  await write(0)
  const load = await write(1)
  const em = site.database.orm.em.fork()
  const [found] = await em.execute<Floors[]>(floorsOf, [post.id, post.id, post.id])
  const total = 2 * each
  const exact = { count: total, first: 1, last: total, floors: total, counted: total }
  if (!isDeepStrictEqual({ ...found }, exact))
    throw new Error(`${total} replies stand on floors as ${JSON.stringify(found)}`)
  return [
    `${each} replies to one post on ${connections} connections: ${load.perSecond.toFixed(0)} a second, p95 ${load.p95.toFixed(0)} ms, ${load.processor.toFixed(2)} ms of processor each; each floor once`,
  ]
}

interface Round {
  post: number
  token: string
  round: number
}

async function replies(site: RunningSite, { post, token, round }: Round): Promise<Load> {
  let number = 0
  const load = await loadOn(site.pid, {
    url: site.url,
    connections,
    amount: each,
    timeout: 30,
    requests: [
      {
        path: `/api/v1/forum/posts/${post}/replies`,
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        setupRequest: request => ({ ...request, body: JSON.stringify({ content: words(round, (number += 1)) }) }),
      },
    ],
  })
  if (load.failed + load.refused > 0) throw new Error(`${load.failed + load.refused} of ${each} replies were not taken`)
  return load
}

const words = (round: number, number: number) => `第 ${round}.${number} 条：闸门 **已经** 检查过，水位平稳。`
