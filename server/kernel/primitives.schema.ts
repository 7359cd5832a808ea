import { z } from 'zod'

// Bidirectional controls, zero-width characters and other invisible marks change how a text looks without changing what it says. NUL and halves of a
// surrogate pair (Cs) cannot be stored, and XML allows no noncharacters.
const invisible =
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\p{Noncharacter_Code_Point}\p{Cs}]/gu
// In longer texts the joiner between emoji and the non-joiner in Persian are kept.
const misleading =
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\p{Noncharacter_Code_Point}\p{Cs}]/gu
const lineEnds = /\r\n?|[\u000B\u000C\u0085\u2028\u2029]/gu
// Normalizing long runs of combining marks takes quadratic time; Unicode's stream-safe texts have at most thirty.
const marksBeyondThirty = /(\p{M}{30})\p{M}+/gu

/** Normalizes to NFC, with at most thirty marks on a letter, so that the time depends on the length alone, also for a hostile text. */
const composed = (text: string): string => text.replace(marksBeyondThirty, '$1').normalize('NFC')

/** Returns false for a text that consists only of spaces, fillers, joiners and empty Braille patterns, because readers see nothing. */
export const hasSomethingToSee = (text: string): boolean => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/** Normalizes a one-line text for storage: NFC, trimmed, single spaces, nothing invisible (docs/product.md#registration). */
export function oneLine(text: string): string {
  return composed(text.replace(lineEnds, ' ').replace(invisible, '')).replace(/\s+/gu, ' ').trim()
}

/** The schema of a search text; an empty one counts as absent. */
export const soughtText = z
  .string('invalid.value')
  .overwrite(oneLine)
  .max(100, 'invalid.value')
  .transform(text => (text === '' ? undefined : text))
  .optional()

/** How many entries of a list are returned: `usual` if the caller does not say, `max` if the caller asks for more. */
export const listLimit = (usual: number, max = 100) =>
  z
    .int('invalid.limit')
    .min(1, 'invalid.limit')
    .transform(count => Math.min(count, max))
    .default(usual)

/** Normalizes a text of several lines for storage: NFC, trimmed, line ends as LF, at most one empty line in a row. */
export function severalLines(text: string): string {
  return composed(text.replace(lineEnds, '\n').replace(misleading, ''))
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

/**
 * Normalizes a Markdown source for storage: NFC, line ends as LF, nothing misleading. Spaces and empty lines stay, because they have a meaning in
 * Markdown.
 */
export function markdownSource(text: string): string {
  return composed(text.replace(lineEnds, '\n').replace(misleading, '')).trimEnd()
}

interface TextCodes {
  required: string
  tooLong: string
}

/** The schema of a required one-line text of at most `max` code points. */
export const line = (max: number, codes: TextCodes) => required(z.string(codes.required).overwrite(oneLine), max, codes)

/** The schema of a required text of several lines and at most `max` code points. */
export const lines = (max: number, codes: TextCodes) =>
  required(z.string(codes.required).overwrite(severalLines), max, codes)

const required = (text: z.ZodString, max: number, codes: TextCodes) =>
  text
    .min(1, { error: codes.required, abort: true })
    .max(max, { error: codes.tooLong, abort: true })
    .refine(hasSomethingToSee, codes.required)

/** The limits that registration, login and the settings of the first admin share (docs/product.md#registration, #limits-of-length). */
export const accountLimits = { password: { min: 6, max: 200 }, email: 254 } as const

/** An id as the database assigns it. */
export const id = z.int('invalid.id').min(1, 'invalid.id').max(2_147_483_647, 'invalid.id')

export const byId = z.object({ id })

/** Page numbers start at 1; a larger limit than 100 counts as 100 (docs/product.md#paging). */
export const paging = (limit: number) =>
  z.object({
    page: z.int('invalid.page').min(1, 'invalid.page').default(1),
    limit: listLimit(limit),
  })

/** How many items a random draw returns, 1 to 100. */
export const draw = z.object({
  limit: listLimit(5),
})

/** The fields that every list returns beside its rows. */
export const totals = { total: z.int(), page: z.int(), limit: z.int(), totalPages: z.int() }

/** Returns the totals of a list of `total` rows that was read with `page` and `limit`. */
export function pageOf(total: number, { page, limit }: { page: number; limit: number }) {
  return { total, page, limit, totalPages: Math.ceil(total / limit) }
}

/** The wire format of a moment: ISO 8601 in UTC. */
export const moment = z.iso.datetime()

/** The statuses of a reviewed text (docs/product.md#statuses). */
export const reviewStatus = z.enum(['pending', 'approved', 'rejected'], 'invalid.status')
export type ReviewStatus = z.infer<typeof reviewStatus>

/** The output of procedures without a result. */
export const nothing = z.null()

export const primitiveCodes = ['invalid.id', 'invalid.page', 'invalid.limit', 'invalid.status'] as const

/** Returns a record of these entries. Unlike that of `Object.fromEntries`, its type names the keys. */
export function recordOf<Key extends string, Value>(entries: readonly (readonly [Key, Value])[]): Record<Key, Value>
export function recordOf<Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
  return Object.fromEntries(entries)
}
