import { problemsIn, type RefusalKind } from '#server/kernel/problem.schema.ts'

export { problemsIn, type Problem } from '#server/kernel/problem.schema.ts'

/** True when a rule said no; anything else is a fault. */
export const isRefused = (error: unknown): boolean => problemsIn(error).length > 0

/** True when a rule said no for this reason. */
export const isRefusedAs = (error: unknown, kind: RefusalKind): boolean =>
  problemsIn(error).some(problem => problem.kind === kind)
