import type { EntityManager } from '@mikro-orm/postgresql'
import type { z } from 'zod'
import { countPublished } from '../article/article-belongings.queries.ts'
import { passesOf } from '../torch/leg.queries.ts'
import type { contributions } from './profile.schema.ts'

type Contributions = z.infer<typeof contributions>
type Counter = (em: EntityManager, memberId: number) => Promise<number>

/** decisions: Contribution counters. A counter stands here from when its noun keeps what it counts. */
const counters: Partial<Record<keyof Contributions, Counter>> = {
  maxims: countPublished,
  relayParticipations: passesOf,
}

export async function contributionsOf(em: EntityManager, memberId: number): Promise<Contributions> {
  const [maxims = 0, relayParticipations = 0, mosaicCompleted = 0] = await Promise.all([
    counters.maxims?.(em, memberId),
    counters.relayParticipations?.(em, memberId),
    counters.mosaicCompleted?.(em, memberId),
  ])
  return { maxims, relayParticipations, mosaicCompleted }
}
