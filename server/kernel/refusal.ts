import type { RefusalCode } from '../all-refusal-codes.schema.ts'
import type { RefusalKind } from './refusal-kinds.schema.ts'

export type { RefusalKind }

interface RefusalDetails {
  field?: string
  params?: Readonly<Record<string, string | number>>
}

/**
 * The one error a rule throws. `code` is a key of the refusal texts (`pledge.not_found`), so that one without a sentence does not
 * compile; the edge speaks it in the reader's language.
 * Anything else that is thrown is a fault.
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

/** Returns what was found, or refuses as missing: hidden and absent look the same. */
export function requireFound<T>(thing: T | null | undefined, code: RefusalCode): T {
  if (thing === null || thing === undefined) throw new Refusal('missing', code)
  return thing
}

/** Goes on when the policy said yes; a visible thing that is not yours is forbidden. */
export function allow(may: boolean, code: RefusalCode): void {
  if (!may) throw new Refusal('forbidden', code)
}
