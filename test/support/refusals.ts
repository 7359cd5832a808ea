import { TRPCError } from '@trpc/server'
import { expect } from 'vitest'
import { refusalKinds, problemsIn, type Problem } from '#server/kernel/refusal-kinds.schema.ts'
import type { RefusalKind } from '#server/kernel/refusal.ts'

/** Expects a call to be refused with this reason, and at this field if one is given. Returns the problem. */
export async function expectRefusal(
  call: Promise<unknown>,
  kind: RefusalKind,
  code: string,
  field?: string,
): Promise<Problem | undefined> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return expectToBeRefusal(error, kind, code, field)
}

/** The same for an error that a call has thrown already. */
export function expectToBeRefusal(
  error: unknown,
  kind: RefusalKind,
  code: string,
  field?: string,
): Problem | undefined {
  expect(error, 'the call was to be refused').toBeInstanceOf(TRPCError)
  if (!(error instanceof TRPCError)) return undefined
  const problems = problemsIn(error)
  expect(error.code, error.message).toBe(refusalKinds[kind].trpc)
  const refusals = problems.map(problem => ({ kind: problem.kind, code: problem.code, field: problem.field }))
  expect(refusals).toContainEqual({ kind, code, field })
  return problems.find(problem => problem.code === code)
}
