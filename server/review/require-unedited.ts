import { Refusal } from '../kernel/refusal.ts'

/** Refuses a decision on a text that its author has edited since it was read (409). */
export function requireUnedited(text: { changedAt: Date } | undefined, readAs: string | null | undefined): void {
  if (readAs == null || text === undefined || text.changedAt.getTime() === Date.parse(readAs)) return
  throw new Refusal('conflict', 'review.changed_meanwhile')
}
