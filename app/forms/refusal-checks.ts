import { problemsIn, type RefusalKind } from '#server/kernel/refusal-kinds.schema.ts'

export { problemsIn, type Problem } from '#server/kernel/refusal-kinds.schema.ts'

/** Returns true for a refusal; any other error is a server error. */
export const isRefused = (error: unknown): boolean => problemsIn(error).length > 0

/** Returns true for a refusal of this kind. */
export const isRefusedAs = (error: unknown, kind: RefusalKind): boolean =>
  problemsIn(error).some(problem => problem.kind === kind)

/** Returns undefined if the text is missing, for example because somebody else has just removed it. */
export async function undefinedIfMissing<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result
  } catch (error) {
    if (isRefusedAs(error, 'missing')) return undefined
    throw error
  }
}
