import type { BlessingCard } from '#server/blessing/blessing.schema.ts'

/** Returns the text that confirms a blessing: it waits for review, is on the wall, or is on the wall of all languages only. */
export function sentMessage({ status }: Pick<BlessingCard, 'status'>, isListed: boolean) {
  if (status === 'pending') return 'form.waiting' as const
  return isListed ? ('form.sent' as const) : ('form.sentInOther' as const)
}
