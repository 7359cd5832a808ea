import { createContext, useContext } from 'react'
import type { FormResult } from '#app/components/form/form-result.ts'
import type { CommentsPage } from './comment-address.ts'

/** Values that all comments of a page share. */
export interface CommentsContext {
  place: CommentsPage
  /** The author of the article. */
  authorId: number | null
  /** The member id of the reader; null for a guest. */
  readerId: number | null
  now: string
  limit: number
  stamp: string
  /** The refused form and, if it answers a comment, the id of that thread. */
  result: FormResult | undefined
  refusedAt: number | undefined
  /** The thread whose answer form a reader without scripts has opened. */
  answering: number | undefined
  /** The number of answers that are loaded with each thread, and the thread and page of answers that the address asks for. */
  repliesPerPage: number
  answersPage: { threadId: number | undefined; page: number }
}

const SharedCommentsContext = createContext<CommentsContext | undefined>(undefined)
export const CommentsProvider = SharedCommentsContext.Provider

export function useComments(): CommentsContext {
  const context = useContext(SharedCommentsContext)
  if (context === undefined) throw new Error('useComments needs a CommentsProvider around it')
  return context
}
