import { TRPCError, type TRPC_ERROR_CODE_KEY } from '@trpc/server'
import { isDatabaseGone } from './gone.ts'
import { Refusal, type RefusalKind } from '../kernel/refusal.ts'
import { refusalOfConstraint } from './constraints.ts'

interface Meaning {
  trpc: TRPC_ERROR_CODE_KEY
  http: number
  body: number
}

/** The one map from a refusal's kind to what each door says (api: General). A role refusal is never body code 401 or 403. */
export const meanings = {
  invalid: { trpc: 'BAD_REQUEST', http: 400, body: 400 },
  credentials: { trpc: 'BAD_REQUEST', http: 400, body: 1001 },
  unauthenticated: { trpc: 'UNAUTHORIZED', http: 401, body: 401 },
  forbidden: { trpc: 'FORBIDDEN', http: 403, body: 1003 },
  closed: { trpc: 'FORBIDDEN', http: 403, body: 1002 },
  missing: { trpc: 'NOT_FOUND', http: 404, body: 404 },
  conflict: { trpc: 'CONFLICT', http: 409, body: 1009 },
  too_large: { trpc: 'PAYLOAD_TOO_LARGE', http: 413, body: 413 },
  too_many: { trpc: 'TOO_MANY_REQUESTS', http: 429, body: 429 },
  unavailable: { trpc: 'SERVICE_UNAVAILABLE', http: 503, body: 503 },
} as const satisfies Record<RefusalKind, Meaning>

/** Translates whatever a procedure threw: refusals and known constraints keep their meaning, the rest stays a fault. */
export function spoken(error: TRPCError): TRPCError {
  const refusal = refusalIn(error.cause ?? error)
  if (refusal === undefined) return error
  return new TRPCError({ code: meanings[refusal.kind].trpc, message: refusal.code, cause: refusal })
}

function refusalIn(cause: unknown): Refusal | undefined {
  if (cause instanceof Refusal) return cause
  if (isDatabaseGone(cause)) return new Refusal('unavailable', 'site.unavailable', { params: { seconds: 5 } })
  return refusalOfConstraint(cause)
}
