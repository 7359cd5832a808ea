import type { EntityManager } from '@mikro-orm/postgresql'
import type { Clock } from '../kernel/clock.ts'
import type { SmtpAccount } from '../kernel/smtp-account.ts'
import type { BackupStores } from '../kernel/backup-store.ts'
import type { DatabaseCopies } from '../kernel/database-copies.ts'
import type { FileStore } from '../kernel/file-store.ts'
import type { OutsideHosts } from '../kernel/external-hosts.ts'
import type { ProcessStatus } from '../kernel/process-status.ts'
import type { Passwords } from '../kernel/password.ts'
import type { Vault } from '../kernel/secret.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { PersonalData } from './personal-data.ts'
import type { Bus } from './bus.ts'
import type { DatabaseChanges } from './database-changes.ts'
import type { PendingLogin } from './pending-login.ts'
import type { CurrentSettings } from './current-settings.ts'
import type { KnownBrowser, MarkedAccount } from './known-browser.ts'
import type { BackgroundQueue } from './background-queue.ts'
import type { Limiter } from './limits.ts'
import type { ExpiringKeys } from './expiring-keys.ts'
import type { SecurityEvents } from './security-events.ts'
import type { CacheTags } from './cache-tags.ts'
import type { EditableStory } from './editable-story.ts'
import type { SearchIndex } from './search-index.ts'
import type { Texts } from './text-kind.ts'

export type Locale = 'zh' | 'en'

/** Reads for at most so many ms, and no longer than until the signal. */
export type ReadWithin = <T>(
  within: number,
  signal: AbortSignal | undefined,
  read: (em: EntityManager) => Promise<T>,
) => Promise<T>

/** What one process holds for all its requests. */
export interface Site {
  /** A fresh unit of work. Never keep one: each procedure forks its own. */
  fork: () => EntityManager
  /** For reads whose length depends on what people ask, such as searches. */
  readWithin: ReadWithin
  clock: Clock
  vault: Vault
  passwords: Passwords
  limiter: Limiter
  /** Which hosts that somebody else names the site may connect to. */
  hosts: OutsideHosts
  bus: Bus
  changes: DatabaseChanges
  /** What admins have set for every request. */
  inForce: CurrentSettings
  /** Every kind of text that people publish here. */
  texts: Texts
  /** What of the story admins have published in the place of what ships. */
  story: EditableStory
  /** By which articles and posts are found. */
  search: SearchIndex
  /** Everything that is kept of a member. */
  personalData: readonly PersonalData[]
  /** Who was counted here as a reader, for as long as they are not counted again. */
  readers: ExpiringKeys
  /** What the site is called, for apps and devices that name it beside others. */
  titles: Readonly<Record<Locale, string>>
  /** The public address, where one is set (SITE_URL). */
  publicUrl: string | undefined
  /** Whether admins need a second factor (REQUIRE_ADMIN_2FA). */
  adminsNeedSecondFactor: boolean
  /** Where uploaded images lie. */
  store: FileStore
  /** How copies of the whole database are made and tried. */
  copies: DatabaseCopies
  /** Where backups lie. */
  backupStores: BackupStores
  /** The categories of articles: each of their names, to the one they are kept under; the first is the default. */
  categories: ReadonlyMap<string, string>
  /** Work that is done when the answer is out. */
  background: BackgroundQueue
  letters: {
    /** Says that letters wait, so that they go out at once. */
    wake: () => void
    /** The mail server of SMTP_URL, for as long as no admin has stored one. */
    server: SmtpAccount | undefined
  }
  /** What the desk shows of this process and its machine. */
  processStatus: ProcessStatus
  /** What an operator watches: logins, changes of accounts, refusals. */
  security: SecurityEvents
  /** Tells the operator of a fault that no answer can carry. */
  report: (fault: unknown, where: string) => void
}

/** What one request brings. No EntityManager: calls of a batch share one context, loaders run side by side. */
export interface Context {
  site: Site
  viewer: Viewer
  locale: Locale
  /** The network address that limits count by. */
  address: string
  /** True where a page asks, which shows pictures of other hosts through this site (proxied-image-addresses.ts). */
  forPage?: boolean | undefined
  /** The number of its answer (X-Request-Id). */
  requestId?: string | undefined
  /** What the program calls itself (User-Agent). */
  userAgent: string | undefined
  /** The visitor session the browser carries, for limits and views. */
  visitorSession: string | undefined
  /** The one-time key of a form or the Idempotency-Key of a script. */
  onceKey: string | undefined
  /** Where one page is made for everybody: what it shows is noted, and nobody is counted as its reader. */
  cacheTags?: CacheTags | undefined
  /** Scheme, host and port of the site as this browser sees it, for what devices sign. Absent where no browser calls. */
  origin?: string | undefined
  /** The login of this browser that waits for its second step. */
  pendingLogin?: PendingLogin | undefined
  /** Has the browser keep a login whose password was right, until its second step. Absent where no browser calls. */
  holdLogin?: ((account: MarkedAccount) => void) | undefined
  /** The account that this browser has logged in to before, as far as its mark tells (docs/product.md#limits). */
  knownBrowser: KnownBrowser | undefined
  /** Gives the browser that mark when its reader has logged in. Absent where no browser calls. */
  rememberLogin?: ((account: MarkedAccount) => void) | undefined
}
