import type { TextType } from '../kernel/text-kind-properties.schema.ts'

/** The kinds of letters to members, with the template variables of each. */
interface LetterVariables {
  /** `token` is that of the link, which needs no code and is valid for `linkMinutes`. */
  code_reset: { code: string; minutes: number; token: string; linkMinutes: number }
  code_password_change: { code: string; minutes: number }
  code_email_change: { code: string; minutes: number }
  password_changed: { username: string }
  password_reset: { username: string }
  /** To the former address. Its owner can restore it with the token for this many days. */
  email_changed: { username: string; newEmail: string; token: string; days: number }
  /** Like `email_changed`, after a change by an admin. */
  email_set: { username: string; newEmail: string }
  sessions_ended: { username: string; count: number }
  new_login: { username: string; browser: string }
  totp_added: { username: string }
  totp_removed: { username: string }
  passkey_added: { username: string }
  passkey_removed: { username: string }
  password_set: { username: string }
  /** `until` is a moment in ISO 8601. */
  suspended: { username: string; until: string; reason: string }
  released: { username: string }
  account_deleted: { username: string }
  account_removed: { username: string }
  /** `unsubscribe` as in `notice`. */
  report_kept: { username: string; type: TextType; unsubscribe: string }
  report_removed: { username: string; type: TextType; unsubscribe: string }
  /** One notice, sent immediately; `told` is its kind. `unsubscribe` is the token of the link that ends such letters. */
  notice: NoticeVariables & { username: string; unsubscribe: string }
  /** The notices of a day: `items` are the variables of each as JSON, and `more` is how many others there are. */
  notices: { username: string; unsubscribe: string; items: string; more: number }
  /** To every admin: `reason` is a reason of backups, `words` the message of the system. */
  backup_failed: { username: string; reason: string; words: string }
  test: { username: string }
}

/** The template variables of one notice. Absent ones are empty. */
interface NoticeVariables {
  id: number
  told: string
  type: TextType
  who: string
  count: number
  outcome: string
  reason: string
  title: string
  excerpt: string
}

export type LetterKind = keyof LetterVariables

/** A letter to send. */
export type Order = {
  [Kind in LetterKind]: {
    kind: Kind
    address: string
    /** The language of the request that caused it. */
    locale: 'zh' | 'en'
    variables: LetterVariables[Kind]
    expiresAt?: Date
  }
}[LetterKind]
