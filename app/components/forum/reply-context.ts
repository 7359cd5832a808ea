import { createContext, useContext } from 'react'
import type { FormResult } from '#app/components/form/form-result.ts'
import type { PostCard } from '#server/post/post.schema.ts'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import type { RepliesPage } from './forum-address.ts'
import { isOwn } from './author-name.ts'

/** Values that all replies of a page share. */
export interface ReplyContext {
  place: RepliesPage
  totalPages: number
  /** The highest floor when the page was read. */
  newestFloor: number
  /** The first floor above the one that the reader had reached on the last visit; undefined for guests and on a first visit. */
  newFrom: number | undefined
  /** The number of unread replies by others and the first unread floor, when the page was opened. */
  unread: { count: number; from: number } | undefined
  /** The author of the post; null if this reader must not know it. */
  authorId: number | null
  /** The member id of the reader; null for a guest. */
  readerId: number | null
  /** The rendered text of the post, for quoting. */
  postHtml: string
  /** Why nobody can reply; undefined if replies are open. */
  closed: 'locked' | 'archived' | 'closed' | undefined
  canReply: boolean
  /** True if this reader may delete replies by others. */
  canModerate: boolean
  /** True if the reader wrote the post anonymously. A reply would reveal that. */
  isUnnamed: boolean
  now: string
  limit: number
  /** The number of pictures that a reply may have. */
  pictureLimit: number
  /** The picture that was just uploaded without scripts. */
  uploaded: string | undefined
  stamp: string
  /** The refused form with the typed values. */
  refused: FormResult | undefined
}

const SharedReplyContext = createContext<ReplyContext | undefined>(undefined)
export const ReplyContextProvider = SharedReplyContext.Provider

/** Called before the reader deletes a reply. */
export const RemovalContext = createContext<(reply: ReplyCard) => void>(() => undefined)

export function useReplyContext(): ReplyContext {
  const context = useContext(SharedReplyContext)
  if (context === undefined) throw new Error('useReplyContext needs a ReplyContextProvider around it')
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

/** Returns what the replies of a post need to know about the post and the reader. */
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

/** Returns why nobody can reply. */
function closedBy({ isLocked, status, board }: RepliedPost): ReplyContext['closed'] {
  if (isLocked) return 'locked'
  if (status !== 'approved') return 'closed'
  return board.isOpen ? undefined : 'archived'
}
