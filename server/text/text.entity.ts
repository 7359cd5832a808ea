import { p } from '@mikro-orm/core'
import { countedByDay } from '../rpc/database-triggers/count-by-day.ts'
import { noticesOf } from '../rpc/database-triggers/queue-notices.ts'
import type { Member } from '../member/member.entity.ts'
import type { Reviewed } from '../review/review.entity.ts'
import { textKinds, type FingerprintedTable, type TextTable, type TextType } from '../kernel/text-kinds.schema.ts'

/** What every text that is reviewed keeps, whatever its kind. */
export interface Written extends Reviewed {
  /** Null: a guest wrote it, or the account is gone. */
  author?: Member | null | undefined
  createdAt: Date
}

/** Who sent which text where; given up after a day and by a rejection, so that it may be sent again. */
export const fingerprintColumn = (table: FingerprintedTable) =>
  p.string().length(64).nullable().unique(`${table}_fingerprint_unique`).hidden()

/** What the database itself does for the texts of a kind, however a row changes. */
export const textTriggers = (type: TextType, looksAt: keyof typeof looks = 'review') =>
  textKinds
    .filter(kind => kind.type === type)
    .flatMap(({ table, isLiked, toldAs, isNaming, queue }) => [
      ...countedByDay(table),
      ...noticesOf(type, table, { isReviewed: queue !== null, toldAs, isNaming }),
      reportsEnded(type, looks[looksAt]),
      ...(isLiked ? [likesGone(table)] : []),
    ])

const looks = {
  review: `new.status in ('approved', 'rejected')`,
  /** Only an admin brings back what was put away by reports. */
  return: `old.archived_by_admin and new.status = 'published'`,
}

/** Ends the open reports of a text when it is reviewed or removed. */
const reportsEnded = (type: TextType, wasLookedAt: string) => ({
  name: `${type}_reports_ended`,
  timing: 'after' as const,
  events: ['delete' as const, 'update' as const],
  body: `if new.status is distinct from old.status and (new.status is null or ${wasLookedAt}) then
  update report set status = case when new.status in ('approved', 'published') then 'kept' else 'removed' end, settled_at = now()
    where target_type = '${type}' and target_id = old.id and status = 'open';
  end if;
  return null`,
})

/** Forgets the likes of what is removed: no foreign key can. */
const likesGone = (table: TextTable) => ({
  name: `${table}_likes_gone`,
  timing: 'after' as const,
  events: ['delete' as const],
  body: `delete from "like" where target_type = '${table}' and target_id = old.id;
  return null`,
})
