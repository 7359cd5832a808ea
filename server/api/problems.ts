import type { TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import { Refusal, type RefusalKind } from '../kernel/refusal.ts'

/** One thing that is wrong, as a code: the edge speaks it in the reader's language. */
export interface Problem {
  kind: RefusalKind
  code: string
  field: string | undefined
  params: Readonly<Record<string, string | number>>
}

/** True when the site itself failed: also when an answer did not fit its own schema. */
export const isFault = (error: TRPCError): boolean => error.code === 'INTERNAL_SERVER_ERROR'

/** What a failed call says was wrong: what was wrong with the input, or the refusal. Empty for a fault. */
export function problemsOf(error: TRPCError): Problem[] {
  const { cause } = error
  if (isFault(error)) return []
  if (cause instanceof Refusal)
    return [{ kind: cause.kind, code: cause.code, field: cause.field, params: cause.params }]
  if (cause instanceof ZodError)
    return cause.issues.map(issue => ({ kind: 'invalid', code: codeOf(issue), field: fieldOf(issue), params: {} }))
  return []
}

const fieldOf = (issue: { path: PropertyKey[] }) =>
  issue.path.length === 0 ? undefined : issue.path.map(String).join('.')

// A schema's own message is a code (pledge.name_required); zod's English sentences, where a schema has none, are not.
const codeOf = (issue: { message: string }) =>
  /^[a-z]+\.[a-z_]+$/.test(issue.message) ? issue.message : 'invalid.value'
