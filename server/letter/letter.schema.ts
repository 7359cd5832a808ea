import { z } from 'zod'
import { byId, moment } from '../kernel/primitives.schema.ts'

/** A letter that was given up, as admins see it: never its content. */
export const failedLetter = z.object({
  id: z.int(),
  kind: z.string(),
  address: z.string(),
  tries: z.int(),
  /** The last message of the mail server. */
  words: z.string(),
  createdAt: moment,
  failedAt: moment,
})

/** The outbox: how many letters wait, how many were given up, and the latest of the latter. */
export const outbox = z.object({ waiting: z.int(), failed: z.int(), letters: z.array(failedLetter) })

export const oneLetter = byId

export const letterCodes = ['letter.not_found'] as const
