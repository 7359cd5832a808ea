import type { EntityManager } from '@mikro-orm/postgresql'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import { isSignedIn, may, type Viewer } from '../kernel/viewer.ts'
import { floorsInBlock } from './reply-count-block.entity.ts'

interface Listed {
  postId: number
  viewer: Viewer
  /** Heeded for those who review alone. */
  status?: ReviewStatus | undefined
  /** With the floors of what is deleted. */
  withRemoved: boolean
}

interface Shown {
  /** What of the replies this viewer is shown. */
  where: string
  /** How many of these a block has, beside the viewer's own that wait. */
  counted: string
  /** Whose own waiting and rejected ones are shown as well. */
  own: number | null
}

function shownTo({ viewer, status, withRemoved }: Omit<Listed, 'postId'>): Shown {
  const isReviewing = may(viewer, 'review')
  const removed = withRemoved ? ' + removed' : ''
  if (isReviewing && status === undefined)
    return { where: withRemoved ? 'true' : 'not is_removed', counted: `approved + hidden${removed}`, own: null }
  const own = isSignedIn(viewer) && !isReviewing ? viewer.id : null
  const mine = own === null ? '' : ` or (author_id = ${own} and not is_removed)`
  return {
    where: `(status = 'approved'${mine}${withRemoved ? ' or is_removed' : ''})`,
    counted: `approved${removed}`,
    own,
  }
}

// How many this viewer is shown on each block of the post that is asked for.
const blocks = ({ counted, own }: Shown) =>
  own === null
    ? `select block, ${counted} as shown from reply_block where post_id = ?`
    : `select block, ${counted} + coalesce(mine, 0) as shown from reply_block left join (
        select (floor - 1) / ${floorsInBlock} as of_block, count(*)::int as mine from reply
        where post_id = ? and author_id = ${own} and status <> 'approved' and not is_removed group by 1
      ) as own on of_block = block where post_id = ?`

const postsFor = ({ own }: Shown, postId: number) => (own === null ? [postId] : [postId, postId])

/** Whether pages of this list are found by the counts of blocks: what waits or was rejected is few, and has an index. */
export const isCounted = ({ viewer, status }: Pick<Listed, 'viewer' | 'status'>): boolean =>
  !may(viewer, 'review') || status === undefined || status === 'approved'

interface Cut {
  sort: 'asc' | 'desc'
  offset: number
  limit: number
}

/** The ids of so many replies behind the first `offset`, by floor: from the block in which they begin, however far down that is. */
export async function idsBehind(em: EntityManager, { postId, ...listed }: Listed, cut: Cut): Promise<number[]> {
  const { sort, offset, limit } = cut
  const shown = shownTo(listed)
  const [from, last] =
    sort === 'asc'
      ? [`floor > (select block from begins) * ${floorsInBlock}`, 'desc']
      : [`floor <= ((select block from begins) + 1) * ${floorsInBlock}`, 'asc']
  const rows = await em.execute<{ id: number }[]>(
    `with begins as materialized (
      select block, before from (
        select block, (sum(shown) over (order by block ${sort}) - shown)::int as before from (${blocks(shown)}) as each
      ) as counted where before <= ? order by before desc, block ${last} limit 1
    )
    select id from reply where post_id = ? and ${from} and ${shown.where} order by floor ${sort}
    offset ? - (select before from begins) limit ?`,
    [...postsFor(shown, postId), offset, postId, offset, limit],
  )
  return rows.map(({ id }) => id)
}

/** How many stand before this floor on the post's pages. */
export async function countBefore(em: EntityManager, { postId, ...listed }: Listed, floor: number): Promise<number> {
  const shown = shownTo(listed)
  const block = Math.floor((floor - 1) / floorsInBlock)
  const [row] = await em.execute<{ earlier: number }[]>(
    `select (
      (select coalesce(sum(shown), 0) from (${blocks(shown)}) as each where block < ?)
      + (select count(*) from reply where post_id = ? and floor > ? and floor < ? and ${shown.where})
    )::int as earlier`,
    [...postsFor(shown, postId), block, postId, block * floorsInBlock, floor],
  )
  return row?.earlier ?? 0
}
