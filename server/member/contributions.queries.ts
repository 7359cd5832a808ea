import type { EntityManager } from '@mikro-orm/postgresql'
import type { z } from 'zod'
import { countPublished } from '../article/article-belongings.queries.ts'
import { countFinished } from '../mosaic/mosaic.queries.ts'
import { passesOf } from '../torch/leg.queries.ts'
import type { contributions } from './profile.schema.ts'

type Contributions = z.infer<typeof contributions>
type Counter = (em: EntityManager, memberId: number) => Promise<number>

/** docs/product.md#contributions. */
const counters: Record<keyof Contributions, Counter> = {
  maxims: countPublished,
  relayParticipations: passesOf,
  mosaicCompleted: countFinished,
}

export async function contributionsOf(em: EntityManager, memberId: number): Promise<Contributions> {
  const [maxims, relayParticipations, mosaicCompleted] = await Promise.all([
    counters.maxims(em, memberId),
    counters.relayParticipations(em, memberId),
    counters.mosaicCompleted(em, memberId),
  ])
  return { maxims, relayParticipations, mosaicCompleted }
}
