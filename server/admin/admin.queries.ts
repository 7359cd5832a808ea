import type { EntityManager } from '@mikro-orm/postgresql'
import { passesOfMembers, torchTotal } from '../torch/leg.queries.ts'
import { totalVisitors } from '../visitor/visitor.queries.ts'
import type { SiteStats } from './admin.schema.ts'
import { totalsByKind } from './day-count.queries.ts'

type Waiting = SiteStats['pending']

/** By the index of articles that everybody may read. */
export const publishedStatement = `select count(*)::int as maxims from article where status = 'published'`

const waiting = `select
  (select count(*)::int from comment where status = 'pending') as comments,
  (select count(*)::int from blessing where status = 'pending') as blessings,
  (select count(*)::int from pledge where status = 'pending') as "futureMessages",
  (select count(*)::int from post where status = 'pending') as "forumPosts",
  (select count(*)::int from reply where status = 'pending') as "forumReplies",
  (select count(*)::int from leg where status = 'pending' and wish is not null) as "torchWishes"`

/** What waits for review, by kind. */
export async function countWaiting(em: EntityManager): Promise<Waiting> {
  const [row] = await em.execute<Waiting[]>(waiting)
  if (!row) throw new Error('the database counted nothing')
  return row
}

/** How much there is of everything. */
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
