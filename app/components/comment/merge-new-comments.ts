import type { CommentCard } from '#server/comment/comment.schema.ts'

interface Reader {
  page: number
  readerId: number | null
}

interface Shown {
  shown: readonly CommentCard[]
  /** The number of new comments by others. */
  arrived: number
  /** The number of these that are shown on the first page only. */
  elsewhere: number
}

/** Merges new comments into the loaded ones: new threads at the top of the first page, answers at the end of their thread. */
export function mergeNewComments(
  loaded: readonly CommentCard[],
  arrivals: readonly CommentCard[],
  { page, readerId }: Reader,
): Shown {
  const known = new Set(loaded.flatMap(({ id, replies }) => [id, ...replies.map(reply => reply.id)]))
  const fresh = arrivals.filter(({ id }) => !known.has(id)).map(comment => seenBy(comment, readerId))
  const threads = fresh.filter(({ parentId }) => parentId === null)
  const first = page === 1 ? [...threads].reverse() : []
  const shown = [...first, ...loaded].map(thread => withAnswers(thread, fresh))
  const foreign = fresh.filter(({ user }) => user.id === null || user.id !== readerId)
  return {
    shown,
    arrived: foreign.length,
    elsewhere: page === 1 ? 0 : foreign.filter(({ parentId }) => parentId === null).length,
  }
}

function withAnswers(thread: CommentCard, fresh: readonly CommentCard[]): CommentCard {
  const answers = fresh.filter(({ parentId }) => parentId === thread.id)
  if (answers.length === 0) return thread
  return {
    ...thread,
    replies: [...thread.replies, ...answers],
    replyCount: thread.replyCount + answers.length,
  }
}

// Live events carry the rights of a guest. Members may also answer.
const seenBy = (comment: CommentCard, readerId: number | null): CommentCard =>
  readerId === null ? comment : { ...comment, can: { ...comment.can, reply: true } }
