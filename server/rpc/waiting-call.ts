/** A call that waits for the group it is answered with. */
export interface WaitingCall<Ask, Answer> {
  ask: Ask
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/** So many calls share a group at the most. */
export const mostAtOnce = 500

/** Gives each call of a group its answer, in their order. */
export function answerGroup<Ask, Answer>(group: readonly WaitingCall<Ask, Answer>[], answers: readonly Answer[]): void {
  group.forEach(({ resolve, reject }, index) => {
    const answer = answers[index]
    if (answer === undefined) reject(new Error('a call of a group was not answered'))
    else resolve(answer)
  })
}
