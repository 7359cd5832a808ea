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

/** What a failed call says was wrong: one problem a field, or the refusal. Empty for a fault. */
export function problemsOf(error: TRPCError): Problem[] {
  const { cause } = error
  if (cause instanceof Refusal) return [{ kind: cause.kind, code: cause.code, field: cause.field, params: cause.params }]
  if (cause instanceof ZodError) return cause.issues.map(issue => ({ kind: 'invalid', code: codeOf(issue), field: fieldOf(issue), params: {} }))
  return []
}

const fieldOf = (issue: { path: PropertyKey[] }) => (issue.path.length === 0 ? undefined : issue.path.map(String).join('.'))

// A schema's own message is a code (pledge.name_required); zod's English sentences, where a schema has none, are not.
const codeOf = (issue: { message: string }) => (/^[a-z]+\.[a-z_]+$/.test(issue.message) ? issue.message : 'invalid.value')
