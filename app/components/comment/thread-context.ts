import { createContext, useContext } from 'react'
import type { FormResult } from '#app/components/form/form-result.ts'
import type { Place } from './comment-address.ts'

/** What every comment of a page needs to know. */
export interface Thread {
  place: Place
  /** Who wrote the article. */
  authorId: number | null
  /** The id of the member who looks; null for a guest. */
  readerId: number | null
  now: string
  limit: number
  stamp: string
  /** What was refused, and of which thread the answer was; the form of a new comment where of none. */
  result: FormResult | undefined
  refusedAt: number | undefined
  /** The thread that a reader without scripts asked to answer. */
  answering: number | undefined
  /** How many answers of a thread come with it, and whose other answers were asked for. */
  repliesAtOnce: number
  turn: { threadId: number | undefined; page: number }
}

const ThreadContext = createContext<Thread | undefined>(undefined)
export const ThreadProvider = ThreadContext.Provider

export function useThread(): Thread {
  const thread = useContext(ThreadContext)
  if (thread === undefined) throw new Error('a comment stands among the comments of an article')
  return thread
}
