import type { MemberCount } from '../rpc/personal-data.ts'
import type { Context } from '../rpc/context.ts'
import type { Work } from '../rpc/unit-of-work.ts'
import type { Profile } from './profile.schema.ts'

export type Counting = Pick<Context, 'site'> & Pick<Work, 'em'>

/** How much there is of a member under this name; 0 where nothing counts it. */
export async function countOf({ em, site }: Counting, name: MemberCount, memberId: number): Promise<number> {
  const counts = site.personalData.flatMap(data => data.counts?.[name] ?? [])
  const totals = await Promise.all(counts.map(count => count(em, memberId)))
  return totals.reduce((sum, total) => sum + total, 0)
}

/** docs/product.md#contributions. */
export async function contributionsOf(counting: Counting, memberId: number): Promise<Profile['contributions']> {
  const [maxims, relayParticipations, mosaicCompleted] = await Promise.all([
    countOf(counting, 'maxims', memberId),
    countOf(counting, 'relayParticipations', memberId),
    countOf(counting, 'mosaicCompleted', memberId),
  ])
  return { maxims, relayParticipations, mosaicCompleted }
}
