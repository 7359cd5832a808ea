/** A call that waits for the result of its group. */
export interface WaitingCall<Input, Result> {
  input: Input
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/** The maximum number of calls in a group. */
export const maxGroupSize = 500

/** Resolves each call of a group with its result, in their order. */
export function resolveGroupedCalls<Input, Result>(
  group: readonly WaitingCall<Input, Result>[],
  results: readonly Result[],
): void {
  group.forEach(({ resolve, reject }, index) => {
    const result = results[index]
    if (result === undefined) reject(new Error('a call of a group got no result'))
    else resolve(result)
  })
}
