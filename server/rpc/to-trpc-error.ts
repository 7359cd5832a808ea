import { TRPCError, type TRPC_ERROR_CODE_KEY } from '@trpc/server'
import { isDatabaseBusy, isDatabaseUnavailable } from './database-unavailable.ts'
import { isClientDisconnect } from './client-disconnect.ts'
import { refusalKinds, type RefusalKind } from '../kernel/refusal-kinds.schema.ts'
import { busyRefusal, Refusal, unavailableRefusal } from '../kernel/refusal.ts'
import { refusalOfConstraint } from './constraints.ts'

const codes = refusalKinds satisfies Record<RefusalKind, { trpc: TRPC_ERROR_CODE_KEY }>

/** Translates an error of a procedure: refusals and known constraints become typed errors, everything else stays a fault. */
export function toTrpcError(error: TRPCError): TRPCError {
  const refusal = refusalIn(error.cause ?? error)
  if (refusal === undefined) return error
  return new TRPCError({ code: codes[refusal.kind].trpc, message: refusal.code, cause: refusal })
}

function refusalIn(cause: unknown): Refusal | undefined {
  if (cause instanceof Refusal) return cause
  if (isClientDisconnect(cause)) return new Refusal('invalid', 'site.hung_up')
  if (isDatabaseBusy(cause)) return busyRefusal()
  if (isDatabaseUnavailable(cause)) return unavailableRefusal()
  return refusalOfConstraint(cause)
}

/** True if the site itself failed, which includes an output that does not match its schema. */
export const isFault = (error: TRPCError): boolean => error.code === 'INTERNAL_SERVER_ERROR'
