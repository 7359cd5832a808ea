import type { FormReply } from '#app/components/form/reply.ts'
import type { PostCard } from '#server/post/post.schema.ts'
import type { Talk } from './talk.ts'
import { isOwn } from './writer.ts'

interface Read {
  page: number
  sort: 'asc' | 'desc'
  totalPages: number
  newestFloor: number
  readerId: number | null
  now: string
  limit: number
  stamp: string
  refused: FormReply | undefined
}

type Spoken = Pick<PostCard, 'id' | 'user' | 'isAnonymous' | 'isLocked' | 'status' | 'board' | 'can'>

/** What the replies of a post need to know of it and of who reads. */
export function talkOf(post: Spoken, { page, sort, ...read }: Read): Talk {
  return {
    ...read,
    place: { postId: post.id, page, sort },
    authorId: post.user.id,
    canReply: post.can.reply,
    canModerate: post.can.moderate,
    isUnnamed: post.isAnonymous && isOwn(post, read.readerId),
    closed: closedBy(post),
  }
}

/** Why nobody can reply. */
function closedBy({ isLocked, status, board }: Spoken): Talk['closed'] {
  if (isLocked) return 'locked'
  if (status !== 'approved') return 'closed'
  return board.isOpen ? undefined : 'archived'
}
