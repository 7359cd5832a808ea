import { p } from '@mikro-orm/core'
import { countedByDay } from '../rpc/database-triggers/count-by-day.ts'
import { noticesOf } from '../rpc/database-triggers/queue-notices.ts'
import type { Member } from '../member/member.entity.ts'
import type { Reviewed } from '../review/review.entity.ts'
import {
  textKinds,
  type FingerprintedTable,
  type TextTable,
  type TextType,
} from '../kernel/text-kind-properties.schema.ts'

/** The fields of every reviewed text, of any kind. */
export interface Written extends Reviewed {
  /** Null if a guest wrote it, or if the account is deleted. */
  author?: Member | null | undefined
  createdAt: Date
}

/** The hash of text, sender and place. It is deleted after a day and on a rejection, so that the text may be sent again. */
export const fingerprintColumn = (table: FingerprintedTable) =>
  p.string().length(64).nullable().unique(`${table}_fingerprint_unique`).hidden()

/** The triggers of a table of texts. */
export const textTriggers = (type: TextType, looksAt: keyof typeof settlingConditions = 'review') =>
  textKinds
    .filter(kind => kind.type === type)
    .flatMap(({ table, isLiked, notifyStatus, canMention, queueName }) => [
      ...countedByDay(table),
      ...noticesOf(type, table, { isReviewed: queueName !== null, notifyStatus, canMention }),
      endReports(type, settlingConditions[looksAt]),
      ...(isLiked ? [deleteLikes(table)] : []),
    ])

const settlingConditions = {
  review: `new.status in ('approved', 'rejected')`,
  /** Only an admin can publish an article again that reports have hidden. */
  return: `old.archived_by_admin and new.status = 'published'`,
}

/** Trigger that settles the open reports of a text when it is reviewed or removed. */
const endReports = (type: TextType, wasLookedAt: string) => ({
  name: `${type}_reports_ended`,
  timing: 'after' as const,
  events: ['delete' as const, 'update' as const],
  body: `if new.status is distinct from old.status and (new.status is null or ${wasLookedAt}) then
  update report set status = case when new.status in ('approved', 'published') then 'kept' else 'removed' end, settled_at = now()
    where target_type = '${type}' and target_id = old.id and status = 'open';
  end if;
  return null`,
})

/** Trigger that deletes the likes of a removed text, because no foreign key can. */
const deleteLikes = (table: TextTable) => ({
  name: `${table}_likes_gone`,
  timing: 'after' as const,
  events: ['delete' as const],
  body: `delete from "like" where target_type = '${table}' and target_id = old.id;
  return null`,
})
