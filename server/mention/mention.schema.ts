import { z } from 'zod'
import { id } from '../kernel/primitives.schema.ts'
import { memberCard, memberLimits } from '../member/member.schema.ts'

/** A text links at most this many members. Further names stay plain words (docs/product.md#mentions). */
export const maxMentions = 10
const maxSuggestions = 8

/** A member whom a text mentions, with the name at that time. */
export interface Mention {
  id: number
  name: string
}

/** The mentions of a text that link to pages of members. */
export const mentioned = z.array(z.object({ id: z.int(), name: z.string() }))

/** The letters after the @, and the post or article of the text, whose writers are suggested first. */
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
    .max(maxSuggestions, 'invalid.value')
    .default(maxSuggestions),
})
export const suggestedMentions = z.object({ members: z.array(memberCard) })
