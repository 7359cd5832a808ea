/**
 * The kinds of refusals, and the response of each adapter (docs/api.md#general): the code of a typed call, the status and the body code of REST, and
 * the status of a page whose form was refused. A refusal for want of a role never has body code 401 or 403.
 */
export const refusalKinds = {
  invalid: { trpc: 'BAD_REQUEST', http: 400, body: 400, form: 422 },
  credentials: { trpc: 'BAD_REQUEST', http: 400, body: 1001, form: 422 },
  unauthenticated: { trpc: 'UNAUTHORIZED', http: 401, body: 401, form: 401 },
  forbidden: { trpc: 'FORBIDDEN', http: 403, body: 1003, form: 403 },
  closed: { trpc: 'FORBIDDEN', http: 403, body: 1002, form: 403 },
  missing: { trpc: 'NOT_FOUND', http: 404, body: 404, form: 404 },
  conflict: { trpc: 'CONFLICT', http: 409, body: 1009, form: 422 },
  too_large: { trpc: 'PAYLOAD_TOO_LARGE', http: 413, body: 413, form: 413 },
  too_many: { trpc: 'TOO_MANY_REQUESTS', http: 429, body: 429, form: 429 },
  unavailable: { trpc: 'SERVICE_UNAVAILABLE', http: 503, body: 503, form: 503 },
} as const

/** After so many seconds a request may be tried again that was refused because the site is busy or its database cannot be reached. */
export const retrySeconds = 5

export type RefusalKind = keyof typeof refusalKinds

/** One problem as a code. The adapter turns it into a sentence in the reader's language. */
export interface Problem {
  kind: RefusalKind
  code: string
  field: string | undefined
  params: Readonly<Record<string, string | number>>
}

/**
 * Returns the problems of a failed call: those of the input, or the refusal. Empty for a fault. Errors are recognised by shape, because the page
 * bundle has its own copies of the classes (docs/architecture.md#refusals).
 */
export function problemsIn(error: unknown): Problem[] {
  if (!(error instanceof Error) || error.name !== 'TRPCError') return []
  if (!('code' in error) || error.code === 'INTERNAL_SERVER_ERROR') return []
  const { cause } = error
  if (typeof cause !== 'object' || cause === null) return []
  if (isRefusal(cause)) return [{ kind: cause.kind, code: cause.code, field: cause.field, params: cause.params }]
  return hasIssues(cause) ? cause.issues.map(problemOf) : []
}

const isRefusal = (cause: object): cause is Problem =>
  'kind' in cause &&
  typeof cause.kind === 'string' &&
  Object.hasOwn(refusalKinds, cause.kind) &&
  'code' in cause &&
  typeof cause.code === 'string' &&
  'params' in cause

interface Issue {
  message: string
  path: PropertyKey[]
}

const hasIssues = (cause: object): cause is { issues: Issue[] } => 'issues' in cause && Array.isArray(cause.issues)

const problemOf = ({ message, path }: Issue): Problem => ({
  kind: 'invalid',
  // A schema's own message is a code (pledge.name_required). Without one, zod's message is an English sentence and not used.
  code: /^[a-z]+\.[a-z_]+$/.test(message) ? message : 'invalid.value',
  field: path.length === 0 ? undefined : path.map(String).join('.'),
  params: {},
})
