import type { EntityManager } from '@mikro-orm/postgresql'
import type { Clock } from '../kernel/clock.ts'
import type { SmtpAccount } from '../kernel/smtp-account.ts'
import type { BackupStores } from '../kernel/backup-store.ts'
import type { DatabaseBackups } from '../kernel/database-backups.ts'
import type { FileStore } from '../kernel/file-store.ts'
import type { ExternalHosts } from '../kernel/refuse-private-hosts.ts'
import type { ProcessStatus } from '../kernel/process-status.ts'
import type { Passwords } from '../kernel/password.ts'
import type { Vault } from '../kernel/secret.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { PersonalData } from './personal-data-contract.ts'
import type { Bus } from './event-bus.ts'
import type { DatabaseChanges } from './database-changes.ts'
import type { PendingLogin } from './pending-login.ts'
import type { CurrentSettings } from './current-settings-contract.ts'
import type { KnownBrowser, AccountCredentials } from './known-browser-token.ts'
import type { BackgroundQueue } from './background-queue.ts'
import type { Limiter } from './limits.ts'
import type { ExpiringSet } from './expiring-set.ts'
import type { SecurityEvents } from './security-events.ts'
import type { CacheTags } from './cache-tags.ts'
import type { EditableStory } from './editable-story-contract.ts'
import type { SearchIndex } from './search-index-contract.ts'
import type { Texts } from './text-kind-contract.ts'

export type Locale = 'zh' | 'en'

/** A read with a placeholder `?` for each value. */
export interface TimeLimitedStatement {
  text: string
  values: readonly unknown[]
}

/** Reads rows for at most `within` ms, and no longer than until `signal` aborts. */
export type ReadWithin = <Row>(
  within: number,
  signal: AbortSignal | undefined,
  statement: TimeLimitedStatement,
) => Promise<Row[]>

/** The state that all requests of one process share. */
export interface Site {
  /** Returns a fresh entity manager. Never keep one: each procedure forks its own. */
  fork: () => EntityManager
  /** For reads whose duration depends on the input, such as searches. */
  readWithin: ReadWithin
  clock: Clock
  vault: Vault
  passwords: Passwords
  limiter: Limiter
  /** Decides to which hosts named by others the site may connect. */
  hosts: ExternalHosts
  bus: Bus
  changes: DatabaseChanges
  /** The settings of admins that apply to every request. */
  settings: CurrentSettings
  /** Every kind of text that people publish. */
  texts: Texts
  /** The content that admins have published instead of the shipped story. */
  story: EditableStory
  /** The search for articles and posts. */
  search: SearchIndex
  /** All data about members, for the export and for leaving. */
  personalData: readonly PersonalData[]
  /** The readers that this process has counted and does not count again yet. */
  countedReaders: ExpiringSet
  /** The name of the site, which authenticator apps and devices show in their lists. */
  titles: Readonly<Record<Locale, string>>
  /** The public address, if one is set (SITE_URL). */
  publicUrl: string | undefined
  /** Whether admins need a second factor (REQUIRE_ADMIN_2FA). */
  adminsNeedSecondFactor: boolean
  /** The storage of uploaded images. */
  store: FileStore
  /** Makes and tests backups of the whole database. */
  databaseBackups: DatabaseBackups
  /** The storage of backups. */
  backupStores: BackupStores
  /** The categories of articles: each accepted name, mapped to the stored one. The first is the default. */
  categories: ReadonlyMap<string, string>
  /** Work that runs after the response is sent. */
  background: BackgroundQueue
  letters: {
    /** Wakes the delivery, so that queued letters are sent immediately. */
    wake: () => void
    /** The mail server of SMTP_URL, used until an admin stores one. */
    server: SmtpAccount | undefined
  }
  /** The status of this process and its machine, for the desk. */
  processStatus: ProcessStatus
  /** The security log for the operator: logins, account changes, refusals. */
  security: SecurityEvents
  /** Logs a fault that no response can report. */
  report: (fault: unknown, where: string) => void
}

/** The data of one request. It has no EntityManager, because the calls of a batch share one context and loaders run in parallel. */
export interface Context {
  site: Site
  viewer: Viewer
  locale: Locale
  /** The network address that limits count by. */
  address: string
  /** True for calls of a page, which shows pictures of other hosts through this site (proxied-image-addresses.ts). */
  forPage?: boolean | undefined
  /** The id of the request (X-Request-Id). */
  requestId?: string | undefined
  /** The name that the client sends (User-Agent). */
  userAgent: string | undefined
  /** The browser's visitor session, for limits and views. */
  visitorSession: string | undefined
  /** The one-time key of a form, or the Idempotency-Key header. */
  idempotencyKey: string | undefined
  /** Set while a shared page or response is made: collects its tags. */
  cacheTags?: CacheTags | undefined
  /** Scheme, host and port of the site as the browser sees it, which devices sign. Absent without a browser. */
  origin?: string | undefined
  /** The browser's login that waits for its second step. */
  pendingLogin?: PendingLogin | undefined
  /** Stores a login with a correct password in the browser until its second step. Absent without a browser. */
  storePendingLogin?: ((account: AccountCredentials) => void) | undefined
  /** The account of an earlier login of this browser, according to its token (docs/product.md#limits). */
  knownBrowser: KnownBrowser | undefined
  /** Gives the browser that token after a login. Absent without a browser. */
  rememberLogin?: ((account: AccountCredentials) => void) | undefined
}
