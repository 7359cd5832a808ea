import type { RefusalCode } from '../all-refusal-codes.schema.ts'
import { retrySeconds, type RefusalKind } from './refusal-kinds.schema.ts'

export type { RefusalKind }

interface RefusalDetails {
  field?: string
  params?: Readonly<Record<string, string | number>>
}

/**
 * The only error that a domain rule throws. `code` is a key of the refusal texts (`pledge.not_found`), so that a code without a sentence does not
 * compile; the adapter turns it into a sentence in the reader's language. Any other error is a fault.
 */
export class Refusal extends Error {
  readonly kind: RefusalKind
  readonly code: RefusalCode
  readonly field: string | undefined
  readonly params: Readonly<Record<string, string | number>>

  constructor(kind: RefusalKind, code: RefusalCode, details: RefusalDetails = {}) {
    super(code)
    this.name = 'Refusal'
    this.kind = kind
    this.code = code
    this.field = details.field
    this.params = details.params ?? {}
  }
}

/** Returns the refusal of a request while too many others are running. */
export const busyRefusal = (seconds: number = retrySeconds): Refusal =>
  new Refusal('unavailable', 'site.busy', { params: { seconds } })

/** Returns the refusal of a request while the database cannot be reached. */
export const unavailableRefusal = (): Refusal =>
  new Refusal('unavailable', 'site.unavailable', { params: { seconds: retrySeconds } })

/** Returns the refusal of a request over a limit, whose window ends in this many milliseconds. */
export const limitRefusal = (milliseconds: number, limit: number): Refusal =>
  new Refusal('too_many', 'site.too_many', { params: { seconds: Math.ceil(milliseconds / 1000) || 1, limit } })

/** Returns the value, or refuses as missing (404) if it is null or undefined: hidden and absent look the same. */
export function requireFound<T>(thing: T | null | undefined, code: RefusalCode): T {
  if (thing === null || thing === undefined) throw new Refusal('missing', code)
  return thing
}

/** Refuses as forbidden (403) if the policy said no. It is for objects that the viewer may see but not change. */
export function allow(may: boolean, code: RefusalCode): void {
  if (!may) throw new Refusal('forbidden', code)
}
