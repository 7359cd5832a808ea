import type { TRPCError } from '@trpc/server'

export { problemsIn as problemsOf, type Problem } from '../kernel/problem.schema.ts'

/** True when the site itself failed: also when an answer did not fit its own schema. */
export const isFault = (error: TRPCError): boolean => error.code === 'INTERNAL_SERVER_ERROR'
