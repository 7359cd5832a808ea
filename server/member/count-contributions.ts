import type { MemberCount } from '../rpc/personal-data-contract.ts'
import type { Context } from '../rpc/context.ts'
import type { Work } from '../rpc/unit-of-work.ts'
import type { Profile } from './profile.schema.ts'

export type Counting = Pick<Context, 'site'> & Pick<Work, 'em'>

/** Returns a member's counts of these names, in one statement. A name that no folder counts is 0. */
export async function countsOf<Name extends MemberCount>(
  { em, site }: Counting,
  names: readonly Name[],
  memberId: number,
): Promise<Record<Name, number>> {
  const columns = names.map(name => {
    const counts = site.personalData.flatMap(data => data.counts?.[name] ?? [])
    return `(${['0', ...counts.map(count => `(${count})`)].join(' + ')})::int as "${name}"`
  })
  const statement = `select ${columns.join(', ')} from (select ?::int as id) as counted`
  const [row] = await em.execute<Record<Name, number>[]>(statement, [memberId])
  if (row === undefined) throw new Error('a select without rows')
  return row
}

const contributions = ['maxims', 'relayParticipations', 'mosaicCompleted'] as const

/** Returns the contributions of a member (docs/product.md#contributions). */
export const contributionsOf = (counting: Counting, memberId: number): Promise<Profile['contributions']> =>
  countsOf(counting, contributions, memberId)
