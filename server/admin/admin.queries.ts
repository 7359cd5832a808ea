import type { EntityManager } from '@mikro-orm/postgresql'
import { passesOfMembers, torchTotal } from '../torch/leg.queries.ts'
import { totalVisitors } from '../visitor/visitor.queries.ts'
import type { SiteStats } from './admin.schema.ts'

type Counted = Omit<SiteStats, 'torch' | 'visitors' | 'pending' | 'relayParticipations'>
type Waiting = SiteStats['pending']

const counts = `select
  (select count(*)::int from member) as users,
  (select count(*)::int from article) as articles,
  (select count(*)::int from comment) as comments,
  (select count(*)::int from blessing) as blessings,
  (select count(*)::int from pledge) as "futureMessages",
  (select count(*)::int from post) as "forumPosts",
  (select count(*)::int from reply) as "forumReplies",
  (select count(*)::int from article where status = 'published') as maxims`

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
  const [row] = await em.execute<Counted[]>(counts)
  if (!row) throw new Error('the database counted nothing')
  return {
    ...row,
    torch: await torchTotal(em),
    visitors: await totalVisitors(em),
    pending: await countWaiting(em),
    relayParticipations: await passesOfMembers(em),
  }
}
