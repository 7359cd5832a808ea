import { z } from 'zod'
import { id } from '../kernel/primitives.schema.ts'
import { memberCard, memberLimits } from '../member/member.schema.ts'

/** A text names at most so many members: further names stay plain words (docs/product.md#mentions). */
export const mentionedAtMost = 10
const suggestedAtMost = 8

/** A member whom a text names, by the name that stands there. */
export interface Mention {
  id: number
  name: string
  /** Their page is for nobody: the name leads nowhere. */
  isPrivate?: true
}

/** The names of a text that lead to pages of members. */
export const mentioned = z.array(z.object({ id: z.int(), name: z.string() }))

/** What was typed after the @, and where one writes: those who wrote there come first. */
export const suggestMentions = z.object({
  text: z
    .string('invalid.value')
    .regex(/^\w*$/, 'invalid.value')
    .min(2, 'invalid.value')
    .max(memberLimits.username.max, 'invalid.value'),
  postId: id.optional(),
  articleId: id.optional(),
  limit: z.coerce
    .number('invalid.value')
    .int('invalid.value')
    .min(1, 'invalid.value')
    .max(suggestedAtMost, 'invalid.value')
    .default(suggestedAtMost),
})
export const suggestedMentions = z.object({ members: z.array(memberCard) })
