import type { Decided } from '#server/moderation/moderation.schema.ts'

type SkipReason = Decided['left'][number]['why']

/** The number of skipped texts by reason. */
export type SkippedTexts = Readonly<Record<SkipReason, number>>

export const noneSkipped: SkippedTexts = { decided: 0, changed: 0, gone: 0 }

export const countSkipped = (left: Decided['left']): SkippedTexts => ({
  decided: left.filter(({ why }) => why === 'decided').length,
  changed: left.filter(({ why }) => why === 'changed').length,
  gone: left.filter(({ why }) => why === 'gone').length,
})

const reasons = ['decided', 'changed', 'gone'] as const

/** Returns the message key for the skipped texts: the reason if all share one, `mixed` for several; undefined if none was skipped. */
export function skippedMessageKey(left: SkippedTexts): SkipReason | 'mixed' | undefined {
  const [first, second] = reasons.filter(why => left[why] > 0)
  return second === undefined ? first : 'mixed'
}
