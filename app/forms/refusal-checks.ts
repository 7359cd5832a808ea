import { problemsIn, type RefusalKind } from '#server/kernel/refusal-kinds.schema.ts'

export { problemsIn, type Problem } from '#server/kernel/refusal-kinds.schema.ts'

/** True when a rule said no; anything else is a fault. */
export const isRefused = (error: unknown): boolean => problemsIn(error).length > 0

/** True when a rule said no for this reason. */
export const isRefusedAs = (error: unknown, kind: RefusalKind): boolean =>
  problemsIn(error).some(problem => problem.kind === kind)

/** Undefined where the text is no longer there, as when somebody else removed it a moment before. */
export async function undefinedIfMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isRefusedAs(error, 'missing')) return undefined
    throw error
  }
}
