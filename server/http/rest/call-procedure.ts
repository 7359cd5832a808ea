import { callTRPCProcedure } from '@trpc/server'
import { appRouter } from '../../router.ts'
import type { Context } from '../../rpc/context.ts'
import type { RestCall } from './rest-call.ts'

/** Calls the procedure of a row. */
export async function callProcedure({ row, type }: RestCall, ctx: Context, input: unknown): Promise<unknown> {
  const result: unknown = await callTRPCProcedure({
    router: appRouter,
    path: row.procedure,
    type,
    ctx,
    getRawInput: () => Promise.resolve(input),
    signal: undefined,
    batchIndex: 0,
  })
  return result
}
