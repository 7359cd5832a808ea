import type { AllContent } from '#app/content/index.ts'
import type { Locale } from '../../rpc/context.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { OwnMember } from '../../member/member.schema.ts'
import type { Api } from '../../router.ts'
import type { SessionKeys } from '../../session/session.schema.ts'
import type { Purpose } from '../../verification/verification.schema.ts'
import type { Flash } from './flash-message.ts'
import type { TextLanguages } from './text-language-choice.ts'
import type { SentCode } from './requested-code-cookie.ts'

/** The `context` of every loader and action: the caller of the domain, the viewer, and the effects that a page may have on the browser. */
export interface PageContext {
  api: Api
  /** The caller for a sent form, whose token becomes the one-time key. It waits if the form arrives early and is not immediate. */
  apiFor: (form: FormData, how?: { isImmediate?: boolean }) => Promise<Api>
  viewer: Viewer
  me: OwnMember | null
  locale: Locale
  /** The languages of texts that this reader wants in lists. */
  texts: TextLanguages
  /** The story as published, or with the draft that an admin previews. */
  content: AllContent
  /** The draft of the story that this page shows; null for the published story. */
  draftShown: ShownDraft | null
  now: Date
  nonce: string
  site: PublicSettings
  /** Today's banner above every page, if there is one. */
  banner: AdminLine | null
  /** True while the site is read-only. */
  isReadOnly: boolean
  /** True if the session of this browser has just ended (docs/product.md#session-expiry). */
  sessionEnded: boolean
  signIn: (keys: SessionKeys) => void
  signOut: () => void
  chooseLocale: (locale: Locale) => void
  flash: (note: Flash) => void
  takeFlash: () => Flash | null
  /** Returns a fresh token for a form on a member's page. Empty for guests, whose pages are shared: their token is the cookie `stamp`. */
  createFormToken: () => string
  /** Store, read and delete the note that a code was sent. */
  storeSentCode: (purpose: Purpose, email: string) => void
  sentCode: (purpose: Purpose) => SentCode | undefined
  clearSentCode: (purpose: Purpose) => void
  receipts: readonly string[]
  storeReceipt: (receipt: string) => void
  /** The state of this browser's puzzles, sealed. */
  mosaics: string | undefined
  storeMosaics: (sealed: string) => void
  /** Sets the Retry-After header of the response, whatever its body is. */
  setRetryAfter: (seconds: number) => void
  /** Returns the seconds of `setRetryAfter`, if it was called. */
  retryAfter: () => number | undefined
  isMember: () => boolean
  /** True if the session of this browser could not be read just now (docs/product.md#database-away). */
  isSessionUnreadable: () => boolean
  /** Whether this site requires a second factor of admins. */
  adminsNeedSecondFactor: boolean
  /** True for an admin who has not yet set up the second factor that this site requires of admins. */
  lacksSecondFactor: () => boolean
  /** The reader's unread notices, counted up to 100. */
  unreadNotices: () => number
  /** The members whose texts the reader sees folded. */
  mutedMembers: () => readonly number[]
  /** The end and the reason of the reader's suspension; null without one. */
  suspension: () => { until: string; reason: string } | null
  /** Stores the bytes of the rendered page, because reading them out of the Response again would cost as much as compressing them. */
  setPageBytes: (page: Buffer<ArrayBuffer>) => void
  /** Returns the bytes that `setPageBytes` stored, if any. */
  pageBytes: () => Buffer<ArrayBuffer> | undefined
  /** True if scripts change the page, and get its data without a document. */
  isPageChange: boolean
  /** Stores the parts of the document that were rendered before it. */
  setStaticParts: (parts: StaticParts) => void
  /** Returns the parts that `setStaticParts` stored; null if the page has none. */
  staticParts: () => StaticParts | null
  /** True if the member confirmed their identity recently enough for acts on the account. */
  isConfirmed: () => boolean
  /** The id of this request; undefined for a shared page. */
  requestId: string | undefined
  /** Logs a request for a page that the viewer may not open. */
  recordForbidden: (at: string) => void
  /** Reports a fault to the operator. */
  reportFault: (fault: unknown, where: string) => void
}

/** Markup of a page that does not change while it is open, rendered once (app/components/reused-markup/static-part.tsx). */
export interface StaticParts {
  locale: Locale
  /** Markup by the name of the part. As data of a client-side navigation, its style attributes are named `data-style`. */
  markup: Readonly<Record<string, string>>
}

/** A part of the story whose draft an admin previews. */
export interface ShownDraft {
  part: string
  label: { zh: string; en: string }
  /** How many fields of the draft are still missing. If any are, the page shows the published content. */
  missing: number
}

/** A line that an admin wrote. */
export interface AdminLine {
  text: string
  /** Its language, if that is not the reader's. */
  lang: 'zh-CN' | undefined
}

/** The settings that are visible to pages. */
export interface PublicSettings {
  /** The public address. If none is set, pages use the address of the request. */
  url: string | undefined
  /** The address in the footer that an admin has set; null for the one of the content. */
  address?: AdminLine | null
  postcode: string
  /** The registration numbers of the site, if it must have any. */
  filings?: { icp: string | null; police: string | null }
  /** The lines of the footer that apply where no admin has set one. */
  standard?: Pick<PublicSettings, 'postcode' | 'filings'>
  testPages: boolean
  /** The minimum length of a new password, in characters. */
  passwordMin: number
}
