import { p } from '@mikro-orm/core'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import type { WrittenLanguage } from '../markdown/markdown.schema.ts'
import { reviewLimits, type ReviewState } from './review.schema.ts'

/** The language of a text. */
export const languageColumn = () => p.string().$type<WrittenLanguage>().length(2).default('zh')

/** The columns of a reviewed text, to be spread among the properties of its entity. */
export const reviewColumns = () => ({
  status: p.string().$type<ReviewStatus>().length(10).default('approved'),
  reason: p.string().length(reviewLimits.reason).nullable(),
  reviewedAt: p.datetime(3).nullable(),
})

/**
 * Trigger that counts the approved texts of each language, in tallies such as "blessings zh" and "blessings en": counting 100,000 rows for each list
 * would take longer than the list. The tallies are written in one order, which prevents deadlocks.
 */
export const countedIn = (table: string, tally: string) => ({
  name: `${table}_counted`,
  timing: 'after' as const,
  events: ['delete' as const, 'insert' as const, 'update' as const],
  body: `if (new.status, new.language) is distinct from (old.status, old.language) then
  insert into tally (name, total)
    select '${tally} ' || each.language, sum(each.by)::int
    from (values
      (old.language, -coalesce(old.status = 'approved', false)::int),
      (new.language, coalesce(new.status = 'approved', false)::int)
    ) as each (language, by)
    where each.by <> 0 group by each.language having sum(each.by) <> 0 order by each.language
    on conflict (name) do update set total = tally.total + excluded.total;
  end if;
  return null`,
})

/** A reviewed text of any kind. */
export interface Reviewed {
  id: number
  status: ReviewStatus
  reason?: string | null | undefined
  reviewedAt?: Date | null | undefined
}

/** Sets the outcome of a review and returns true if it changed anything. A second review may correct the first. */
export function setOutcome(
  text: Reviewed,
  { status, reason = null }: { status: ReviewStatus; reason?: string | null | undefined },
  now: Date,
): boolean {
  if (text.status === status && (text.reason ?? null) === reason) return false
  if (text.status !== status) text.reviewedAt = now
  text.status = status
  text.reason = reason
  return true
}

/** Returns the status of a text in its wire format. */
export const reviewStateOf = ({ status, reason, reviewedAt }: Omit<Reviewed, 'id'>): ReviewState => ({
  status,
  reviewedAt: reviewedAt?.toISOString() ?? null,
  reason: reason ?? null,
})
