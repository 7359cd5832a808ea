import type { EntityManager } from '@mikro-orm/postgresql'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import { isSignedIn, may, type Viewer } from '../kernel/viewer.ts'
import { floorsInBlock } from './reply-count-block.entity.ts'

interface Listed {
  postId: number
  viewer: Viewer
  /** Counts only for staff who review. */
  status?: ReviewStatus | undefined
  /** Whether floors of deleted replies are included. */
  withRemoved: boolean
}

interface Shown {
  /** SQL condition for the replies that this viewer may see. */
  where: string
  /** SQL for how many of these a block has, without the viewer's own pending and rejected ones. */
  counted: string
  /** The member whose own pending and rejected replies are included. */
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

// SQL for the number of replies in each block of the post that this viewer may see.
const blocks = ({ counted, own }: Shown) =>
  own === null
    ? `select block, ${counted} as shown from reply_block where post_id = ?`
    : `select block, ${counted} + coalesce(mine, 0) as shown from reply_block left join (
        select (floor - 1) / ${floorsInBlock} as of_block, count(*)::int as mine from reply
        where post_id = ? and author_id = ${own} and status <> 'approved' and not is_removed group by 1
      ) as own on of_block = block where post_id = ?`

const postsFor = ({ own }: Shown, postId: number) => (own === null ? [postId] : [postId, postId])

/** Returns true if pages of this list are found by the counts of blocks. Pending and rejected replies are few and have their own index. */
export const isCounted = ({ viewer, status }: Pick<Listed, 'viewer' | 'status'>): boolean =>
  !may(viewer, 'review') || status === undefined || status === 'approved'

interface Cut {
  sort: 'asc' | 'desc'
  offset: number
  limit: number
}

/**
 * Returns the ids of `limit` replies after the first `offset`, by floor. Reads start at the block that contains the first of them, so the cost does
 * not grow with the offset.
 */
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

/** Counts the replies before this floor on the pages of the post. */
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
