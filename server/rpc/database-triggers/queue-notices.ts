/**
 * Triggers that queue notices in the transaction of the change; server/notice/write-notices.ts writes the notices a moment later. The functions are
 * in the migrations.
 */
export const noticesOf = (type: string, table: string, { isReviewed, notifyStatus, canMention }: NotifyingText) => [
  ...(isReviewed ? [reviewed(table, type)] : []),
  ...(notifyStatus === null ? [] : shown(table, type, notifyStatus)),
  ...(notifyStatus === null || !canMention ? [] : [named(table, type, notifyStatus)]),
]

interface NotifyingText {
  /** Whether its author gets a notice of the review. */
  isReviewed: boolean
  /** The status in which others get a notice of it; null if they get none. */
  notifyStatus: string | null
  canMention: boolean
}

const reviewed = (table: string, type: string) =>
  noted(table, 'notice_reviewed', {
    event: 'update of "status"',
    when: `old.status is distinct from new.status and new.status in ('approved', 'rejected')`,
    task: `'reviewed', '${type}'`,
  })

// One run notes all texts of a statement.
const shown = (table: string, type: string, status: string) => [
  {
    name: `${table}_notice_shown_new`,
    timing: 'after' as const,
    events: ['insert' as const],
    expression: `create trigger "${table}_notice_shown_new" after insert on "${table}" referencing new table as "added" for each statement execute function "note_new_for_members"('${type}', '${status}')`,
  },
  noted(table, 'notice_shown', {
    event: 'update of "status"',
    when: `old.status is distinct from new.status and new.status = '${status}'`,
    task: `'shown', '${type}'`,
  }),
]

// An edit of a text that is already public.
const named = (table: string, type: string, status: string) =>
  noted(table, 'notice_named', {
    event: 'update of "mentions"',
    when: `old.mentions is distinct from new.mentions and new.status = '${status}' and old.status = '${status}'`,
    task: `'named', '${type}'`,
  })

/** The trigger for new likes. The author's notice gives their number. */
export const noticesOfLikes = {
  name: 'like_notice',
  timing: 'after' as const,
  events: ['insert' as const],
  expression: `create trigger "like_notice" after insert on "like" for each row execute function "note_like"()`,
}

/** The trigger for reports that an admin has settled. */
export const noticesOfReports = noted('report', 'notice_settled', {
  event: 'update of "status"',
  when: `old.status = 'open' and new.status <> 'open' and new.reporter_id is not null`,
  task: `'settled', 'report'`,
})

interface Noting {
  event: string
  when: string
  /** The arguments of the function: the task, and the kind of row. */
  task: string
}

function noted(table: string, suffix: string, { event, when, task }: Noting) {
  const name = `${table}_${suffix}`
  return {
    name,
    timing: 'after' as const,
    events: ['update' as const],
    expression: `create trigger "${name}" after ${event} on "${table}" for each row when (${when}) execute function "note_for_members"(${task})`,
  }
}
