import type { Volume } from '#app/content/index.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { Locale, Site } from '../../rpc/context.ts'
import { hashToken } from '../../kernel/secret.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { seconds } from '../../kernel/clock.ts'
import type { OwnMember } from '../../member/member.schema.ts'
import type { Api } from '../../router.ts'
import type { SessionKeys } from '../../session/session.schema.ts'
import type { Purpose } from '../../verification/verification.schema.ts'
import type { Flash } from './flash.ts'
import type { TextLanguages } from './text-language-choice.ts'
import type { SentCode } from './sent-codes.ts'

/** What every loader and action finds in `context`: the one caller of the domain, who asks, and what a page may do to the browser. */
export interface PageContext {
  api: Api
  /** The caller for a form that was sent: its stamp becomes the one-time key. */
  apiFor: (form: FormData) => Promise<Api>
  viewer: Viewer
  me: OwnMember | null
  locale: Locale
  /** Which texts this reader wants in lists. */
  texts: TextLanguages
  /** The story with what admins have published, or with a draft that an admin looks at. */
  volume: Volume
  /** Whose draft of the story this page shows; null for what is published. */
  draftShown: DraftShown | null
  now: Date
  nonce: string
  site: PublicSettings
  /** The line above every page, if there is one today. */
  banner: OwnLine | null
  /** True while people read and do not write. */
  isReadOnly: boolean
  /** True where the session of this browser just ended (docs/product.md#session-expiry). */
  sessionEnded: boolean
  signIn: (keys: SessionKeys) => void
  signOut: () => void
  chooseLocale: (locale: Locale) => void
  flash: (note: Flash) => void
  takeFlash: () => Flash | null
  /** A fresh hidden stamp for the forms of a member's page; empty for guests, whose pages are the same for all: theirs is a cookie. */
  stamp: () => string
  /** Remembers that a code was sent, tells of it, and forgets it when it was used. */
  noteCode: (purpose: Purpose, email: string) => void
  sentCode: (purpose: Purpose) => SentCode | undefined
  forgetCode: (purpose: Purpose) => void
  receipts: readonly string[]
  keepReceipt: (receipt: string) => void
  /** How the puzzles of this browser lie, sealed. */
  mosaics: string | undefined
  keepMosaics: (sealed: string) => void
  /** Tells who asked too often when to come again, whatever the answer looks like. */
  askAgainIn: (seconds: number) => void
  /** What was told so, if anything. */
  pause: () => number | undefined
  isMember: () => boolean
  /** True where the keys of this browser could not be read just now (docs/product.md#database-away). */
  isUnread: () => boolean
  /** Whether this site asks admins for a second factor. */
  adminsNeedSecondFactor: boolean
  /** True for an admin who has yet to set up the second factor that this site asks of admins. */
  lacksSecondFactor: () => boolean
  /** How many notices its reader has not read, a hundred at most. */
  unreadNotices: () => number
  /** Whose texts its reader sees folded. */
  mutedMembers: () => readonly number[]
  /** Until when the reader may not write, and why; null for all others. */
  suspension: () => { until: string; reason: string } | null
  /** Tells the bytes of the page that is answered: to read them out of its Response again would cost as much as to compress them. */
  tellPage: (page: Buffer<ArrayBuffer>) => void
  /** What was told so, if anything. */
  page: () => Buffer<ArrayBuffer> | undefined
  /** Whether scripts change the page, and are handed its data without a document. */
  isPageChange: boolean
  /** Tells the parts of the document that are not rendered with it, because they were before. */
  tellStaticParts: (parts: StaticParts) => void
  /** What was told so; null where the page has none. */
  staticParts: () => StaticParts | null
  /** Whether it is so short ago that the member showed who they are that acts on the account need not ask. */
  isConfirmed: () => boolean
  /** The number of this answer; a page that is kept for all has none. */
  requestId: string | undefined
  /** Has the log tell that somebody asked for a page that is not for them. */
  noteForbidden: (at: string) => void
  /** Tells the operator of a fault. */
  reportFault: (fault: unknown, where: string) => void
}

/** Markup of a page that never changes while it is open, made once (app/components/reused-markup/static-part.tsx). */
export interface StaticParts {
  locale: Locale
  /** By the name of the part. */
  markup: Readonly<Record<string, string>>
}

/** A unit of the story whose draft an admin looks at. */
export interface DraftShown {
  unit: string
  label: { zh: string; en: string }
  /** How many places are still to be filled in: then the page shows what is published. */
  missing: number
}

/** A line that an admin wrote. */
export interface OwnLine {
  text: string
  /** The language it is in where that is not the reader's. */
  lang: 'zh-CN' | undefined
}

/** The settings that pages may show. */
export interface PublicSettings {
  /** The public address; without a setting, the address of the request. */
  url: string | undefined
  /** The address in the footer, where an admin has set one; null for that of the content. */
  address?: OwnLine | null
  postcode: string
  /** The numbers under which the site is registered, where it has to be. */
  filings?: { icp: string | null; police: string | null }
  /** What the footer names of it where no admin has set anything. */
  standard?: Pick<PublicSettings, 'postcode' | 'filings'>
  testPages: boolean
  /** How many characters a new password has at least. */
  passwordMin: number
}

/** A form is answered no sooner than this after it was shown: people do not notice, machines that fill forms in bulk do (docs/product.md#spam). */
const shortestFilling = seconds(1)

/** The one-time key of a sent form: the stamp and what was written, so that a page sent again after Back with another text makes another thing. */
export function keyOfForm(stampKey: string, form: FormData): string {
  const written = [...form.entries()].map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`,
  )
  return hashToken([stampKey, ...written].join('\n'))
}

/** Waits out the time in which nobody fills a form; without a stamp, all of it. */
export async function waitForFilling(site: Site, shownAt = site.clock.now()): Promise<void> {
  const early = shownAt.getTime() + shortestFilling - site.clock.now().getTime()
  if (early > 0 && early <= shortestFilling) await pause(early)
}
