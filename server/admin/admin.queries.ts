import type { EntityManager } from '@mikro-orm/postgresql'
import { reviewedKinds } from '../kernel/text-kind-properties.schema.ts'
import { passesOfMembers, torchTotal } from '../torch/torch-pass.queries.ts'
import { totalVisitors } from '../visitor/visitor.queries.ts'
import type { SiteStats } from './admin.schema.ts'
import { totalsByKind } from './day-count.queries.ts'

type Waiting = SiteStats['pending']

/** Uses the index of published articles. */
export const publishedStatement = `select count(*)::int as maxims from article where status = 'published'`

const pendingIn = ({ table, rows, queueName }: (typeof reviewedKinds)[number]) =>
  `(select count(*)::int from ${table} where status = 'pending'${rows === null ? '' : ` and ${rows}`}) as "${queueName}"`

const waiting = `select ${reviewedKinds.map(pendingIn).join(', ')}`

/** Counts the texts that wait for review, by kind. */
export async function countWaiting(em: EntityManager): Promise<Waiting> {
  const [row] = await em.execute<Waiting[]>(waiting)
  if (!row) throw new Error('the database counted nothing')
  return row
}

/** Returns the totals of the whole site. */
export async function statsOf(em: EntityManager): Promise<SiteStats> {
  const total = await totalsByKind(em)
  const [published] = await em.execute<{ maxims: number }[]>(publishedStatement)
  return {
    users: total.member,
    articles: total.article,
    comments: total.comment,
    blessings: total.blessing,
    futureMessages: total.pledge,
    forumPosts: total.post,
    forumReplies: total.reply,
    torch: await torchTotal(em),
    visitors: await totalVisitors(em),
    pending: await countWaiting(em),
    maxims: published?.maxims ?? 0,
    relayParticipations: await passesOfMembers(em),
  }
}
