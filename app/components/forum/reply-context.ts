import { createContext, useContext } from 'react'
import type { FormResult } from '#app/components/form/form-result.ts'
import type { PostCard } from '#server/post/post.schema.ts'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import type { Place } from './forum-address.ts'
import { isOwn } from './writer-name.ts'

/** What every reply of a page needs to know. */
export interface ReplyContext {
  place: Place
  totalPages: number
  /** The highest floor there was when the page was read. */
  newestFloor: number
  /** The first floor above what the reader had read when they last came; undefined for guests and in their first visit. */
  newFrom: number | undefined
  /** How many replies of others they have not read, and from which floor on, as the page was opened. */
  unread: { count: number; from: number } | undefined
  /** Who wrote the post; null where that is not for this reader to know. */
  authorId: number | null
  /** The id of the member who looks; null for a guest. */
  readerId: number | null
  /** What the post says, to be quoted. */
  postHtml: string
  /** Why nobody can reply here; undefined where one can. */
  closed: 'locked' | 'archived' | 'closed' | undefined
  canReply: boolean
  /** Whether this reader may delete what others wrote. */
  canModerate: boolean
  /** The reader wrote the post without a name, which a reply would tell. */
  isUnnamed: boolean
  now: string
  limit: number
  /** How many pictures a reply may have. */
  pictureLimit: number
  /** The picture that was just uploaded without scripts. */
  uploaded: string | undefined
  stamp: string
  /** What was refused, with what was typed. */
  refused: FormResult | undefined
}

const SharedReplyContext = createContext<ReplyContext | undefined>(undefined)
export const ReplyContextProvider = SharedReplyContext.Provider

/** Called with the reply that its reader is about to delete. */
export const RemovalContext = createContext<(reply: ReplyCard) => void>(() => undefined)

export function useReplyContext(): ReplyContext {
  const context = useContext(SharedReplyContext)
  if (context === undefined) throw new Error('a reply stands among the replies to a post')
  return context
}

interface Read {
  page: number
  sort: 'asc' | 'desc'
  totalPages: number
  newestFloor: number
  readerId: number | null
  now: string
  limit: number
  pictureLimit: number
  uploaded: string | undefined
  stamp: string
  refused: FormResult | undefined
}

type RepliedPost = Pick<
  PostCard,
  'id' | 'user' | 'isAnonymous' | 'isLocked' | 'status' | 'board' | 'can' | 'readFloor' | 'unreadCount'
> & { html: string; newSince?: number | undefined }

/** What the replies of a post need to know of it and of the reader. */
export function replyContextFor(post: RepliedPost, { page, sort, ...read }: Read): ReplyContext {
  return {
    ...read,
    place: { postId: post.id, page, sort },
    newFrom: post.newSince === undefined ? undefined : post.newSince + 1,
    unread: unreadOf(post),
    postHtml: post.html,
    authorId: post.user.id,
    canReply: post.can.reply,
    canModerate: post.can.moderate,
    isUnnamed: post.isAnonymous && isOwn(post, read.readerId),
    closed: closedBy(post),
  }
}

const unreadOf = ({ readFloor, unreadCount = 0 }: RepliedPost): ReplyContext['unread'] =>
  readFloor === undefined || unreadCount === 0 ? undefined : { count: unreadCount, from: readFloor + 1 }

/** Why nobody can reply. */
function closedBy({ isLocked, status, board }: RepliedPost): ReplyContext['closed'] {
  if (isLocked) return 'locked'
  if (status !== 'approved') return 'closed'
  return board.isOpen ? undefined : 'archived'
}
