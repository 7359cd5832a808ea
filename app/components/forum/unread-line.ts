import type { RepliesPage } from './forum-address.ts'

interface Floor {
  id: number
  floor: number
}

/**
 * Returns the id of the reply that the line between read and unread replies precedes: the first unread one, or the first read one if the newest come
 * first. Undefined if the line is not on this page.
 */
export function newLineAt(
  replies: readonly Floor[],
  { sort, page }: Pick<RepliesPage, 'sort' | 'page'>,
  newFrom: number | undefined,
): number | undefined {
  if (newFrom === undefined) return undefined
  const isNew = ({ floor }: Floor) => floor >= newFrom
  const [first] = replies
  const at = replies.find(reply => isNew(reply) === (sort === 'asc'))
  if (first === undefined || at === undefined || !replies.some(isNew)) return undefined
  // On a later page all replies may be new. Then the line is on this page only if the first of them is the first new floor.
  if (at === first && page > 1) return sort === 'asc' && first.floor === newFrom ? first.id : undefined
  return at.id
}
