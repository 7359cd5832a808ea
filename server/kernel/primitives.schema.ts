import { z } from 'zod'

// Bidirectional controls, zero-width characters and other invisible marks change how a text looks without changing what it says;
// NUL and halves of a surrogate pair (Cs) cannot be kept at all, and XML holds no noncharacters.
const invisible =
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\p{Noncharacter_Code_Point}\p{Cs}]/gu
// A joiner between emoji and a non-joiner in Persian are part of a longer text.
const misleading =
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\p{Noncharacter_Code_Point}\p{Cs}]/gu
const lineEnds = /\r\n?|[\u000B\u000C\u0085\u2028\u2029]/gu
// Bringing long runs of marks into order takes the square of their number; Unicode's stream-safe texts have at most thirty.
const marksBeyondThirty = /(\p{M}{30})\p{M}+/gu

/** In NFC, with at most thirty marks on a letter; as quick for a hostile text as for another of its length. */
const composed = (text: string): string => text.replace(marksBeyondThirty, '$1').normalize('NFC')

/** A text of fillers, joiners and empty patterns alone is an empty text to everybody who reads it. */
export const hasSomethingToSee = (text: string): boolean => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/** A one-line text as it is kept: NFC, trimmed, single spaces, nothing invisible (docs/product.md#registration). */
export function oneLine(text: string): string {
  return composed(text.replace(lineEnds, ' ').replace(invisible, '')).replace(/\s+/gu, ' ').trim()
}

/** What a list is searched for; an empty one counts as not asked. */
export const soughtText = z
  .string('invalid.value')
  .overwrite(oneLine)
  .max(100, 'invalid.value')
  .transform(text => (text === '' ? undefined : text))
  .optional()

/** How many entries of a list are returned: `usual` if the caller does not say, `atMost` if the caller asks for more. */
export const listLimit = (usual: number, atMost = 100) =>
  z
    .int('invalid.limit')
    .min(1, 'invalid.limit')
    .transform(count => Math.min(count, atMost))
    .default(usual)

/** A text of several lines as it is kept: NFC, trimmed, line ends as \n, at most one empty line in a row. */
export function severalLines(text: string): string {
  return composed(text.replace(lineEnds, '\n').replace(misleading, ''))
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

/** A Markdown source as it is kept: NFC, line ends as \n, nothing misleading; spaces and empty lines stay, because they mean something in Markdown. */
export function markdownSource(text: string): string {
  return composed(text.replace(lineEnds, '\n').replace(misleading, '')).trimEnd()
}

interface TextCodes {
  required: string
  tooLong: string
}

/** A required one-line text of at most `max` code points. */
export const line = (max: number, codes: TextCodes) => required(z.string(codes.required).overwrite(oneLine), max, codes)

/** A required text of several lines and at most `max` code points. */
export const lines = (max: number, codes: TextCodes) =>
  required(z.string(codes.required).overwrite(severalLines), max, codes)

const required = (text: z.ZodString, max: number, codes: TextCodes) =>
  text
    .min(1, { error: codes.required, abort: true })
    .max(max, { error: codes.tooLong, abort: true })
    .refine(hasSomethingToSee, codes.required)

/** What Registration, Login and the settings of the first admin have alike (docs/product.md#registration, #limits-of-length). */
export const accountLimits = { password: { min: 6, max: 200 }, email: 254 } as const

/** An id as the database makes them. */
export const id = z.int('invalid.id').min(1, 'invalid.id').max(2_147_483_647, 'invalid.id')

export const byId = z.object({ id })

/** Page numbers start at 1; a larger limit than 100 counts as 100 (docs/product.md#paging). */
export const paging = (limit: number) =>
  z.object({
    page: z.int('invalid.page').min(1, 'invalid.page').default(1),
    limit: listLimit(limit),
  })

/** How many things of a random draw, 1 to 100. */
export const draw = z.object({
  limit: listLimit(5),
})

/** What every list answers beside its rows. */
export const totals = { total: z.int(), page: z.int(), limit: z.int(), totalPages: z.int() }

/** The totals of a list of `total` rows read with `page` and `limit`. */
export function pageOf(total: number, { page, limit }: { page: number; limit: number }) {
  return { total, page, limit, totalPages: Math.ceil(total / limit) }
}

/** A moment on the wire: ISO 8601 in UTC. */
export const moment = z.iso.datetime()

/** The states of a thing that is reviewed (docs/product.md#statuses). */
export const reviewStatus = z.enum(['pending', 'approved', 'rejected'], 'invalid.status')
export type ReviewStatus = z.infer<typeof reviewStatus>

/** What reads and acts without a value answer. */
export const nothing = z.null()

export const primitiveCodes = ['invalid.id', 'invalid.page', 'invalid.limit', 'invalid.status'] as const

/** A record of these entries; unlike that of `Object.fromEntries`, its type names the keys. */
export function recordOf<Key extends string, Value>(entries: readonly (readonly [Key, Value])[]): Record<Key, Value>
export function recordOf<Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
  return Object.fromEntries(entries)
}
