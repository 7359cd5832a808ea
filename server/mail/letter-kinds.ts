import type { TextType } from '../kernel/text-kinds.schema.ts'

/** What the site writes to its members about, and what each letter says besides its fixed words. */
interface LetterWords {
  /** `token` is that of the link, which needs no code and is good for `linkMinutes`. */
  code_reset: { code: string; minutes: number; token: string; linkMinutes: number }
  code_password_change: { code: string; minutes: number }
  code_email_change: { code: string; minutes: number }
  password_changed: { username: string }
  password_reset: { username: string }
  /** To the former address, whose owner may put it back with the token for so many days. */
  email_changed: { username: string; newEmail: string; token: string; days: number }
  /** As above, where an admin changed it. */
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
  /** `unsubscribe` as below. */
  report_kept: { username: string; type: TextType; unsubscribe: string }
  report_removed: { username: string; type: TextType; unsubscribe: string }
  /** Of one notice (`told` is its kind), at once. `unsubscribe` is the token of the link that ends such letters. */
  notice: NoticeWords & { username: string; unsubscribe: string }
  /** Of a day: `items` are the words of each as JSON, and so many more there are. */
  notices: { username: string; unsubscribe: string; items: string; more: number }
  /** To every admin: `reason` is one of a backup, `words` what the system said. */
  backup_failed: { username: string; reason: string; words: string }
  test: { username: string }
}

/** What a letter says of a notice; what there is not is empty. */
interface NoticeWords {
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

export type LetterKind = keyof LetterWords

/** A letter as the rules of the site order it. */
export type Order = {
  [Kind in LetterKind]: {
    kind: Kind
    address: string
    /** The language of the request that caused it. */
    locale: 'zh' | 'en'
    words: LetterWords[Kind]
    uselessAt?: Date
  }
}[LetterKind]
