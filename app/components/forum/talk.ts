import { createContext, useContext } from 'react'
import type { FormReply } from '#app/components/form/reply.ts'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import type { Place } from './address.ts'

/** What every reply of a page needs to know. */
export interface Talk {
  place: Place
  totalPages: number
  /** The highest floor there was when the page was read. */
  newestFloor: number
  /** Who wrote the post; null where that is not for this reader to know. */
  authorId: number | null
  /** The id of the member who looks; null for a guest. */
  readerId: number | null
  /** Why nobody can reply here; undefined where one can. */
  closed: 'locked' | 'archived' | 'closed' | undefined
  canReply: boolean
  /** Whether this reader may delete what others wrote. */
  canModerate: boolean
  /** The reader wrote the post without a name, which a reply would tell. */
  isUnnamed: boolean
  now: string
  limit: number
  stamp: string
  /** What was refused, with what was typed. */
  refused: FormReply | undefined
}

const TalkContext = createContext<Talk | undefined>(undefined)
export const TalkProvider = TalkContext.Provider

/** Is told of the reply that its reader is about to delete. */
export const RemovalContext = createContext<(reply: ReplyCard) => void>(() => undefined)

export function useTalk(): Talk {
  const talk = useContext(TalkContext)
  if (talk === undefined) throw new Error('a reply stands among the replies to a post')
  return talk
}
