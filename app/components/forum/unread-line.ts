import type { Place } from './forum-address.ts'

interface Floor {
  id: number
  floor: number
}

/**
 * Before which of these replies the line stands between what its reader had seen when they last came and what is new: the first of the
 * new ones, or of those known where the newest stand first. Undefined where no such place is on this page.
 */
export function newLineAt(
  replies: readonly Floor[],
  { sort, page }: Pick<Place, 'sort' | 'page'>,
  newFrom: number | undefined,
): number | undefined {
  if (newFrom === undefined) return undefined
  const isNew = ({ floor }: Floor) => floor >= newFrom
  const [first] = replies
  const at = replies.find(reply => isNew(reply) === (sort === 'asc'))
  if (first === undefined || at === undefined || !replies.some(isNew)) return undefined
  // On a later page all may be new: then the line stands here only if they begin here.
  if (at === first && page > 1) return sort === 'asc' && first.floor === newFrom ? first.id : undefined
  return at.id
}
