/** A call that waits for the answer of its group. */
export interface WaitingCall<Ask, Answer> {
  ask: Ask
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/** The maximum number of calls in a group. */
export const maxGroupSize = 500

/** Resolves each call of a group with its answer, in their order. */
export function answerGroup<Ask, Answer>(group: readonly WaitingCall<Ask, Answer>[], answers: readonly Answer[]): void {
  group.forEach(({ resolve, reject }, index) => {
    const answer = answers[index]
    if (answer === undefined) reject(new Error('a call of a group was not answered'))
    else resolve(answer)
  })
}
