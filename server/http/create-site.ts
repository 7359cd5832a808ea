import { resolve } from 'node:path'
import { samplesContent, siteContent } from '#app/content/index.ts'
import { Bus } from '../rpc/event-bus.ts'
import type { Site } from '../rpc/context.ts'
import { isDatabaseBusy, isDatabaseUnavailable } from '../rpc/database-unavailable.ts'
import { BackgroundQueue } from '../rpc/background-queue.ts'
import { Limiter } from '../rpc/limits.ts'
import { ExpiringSet } from '../rpc/expiring-set.ts'
import { timeLimitedReads } from '../db/time-limited-reads.ts'
import { SecurityEvents } from '../rpc/security-events.ts'
import { allPersonalData } from '../all-personal-data.ts'
import { openDatabaseBackups } from '../db/open-database-backups.ts'
import type { Database } from '../db/connection.ts'
import { rawSql } from '../db/raw-sql.ts'
import { systemClock } from '../kernel/clock.ts'
import type { Settings } from '../kernel/env.ts'
import { mailPorts, ExternalHosts } from '../kernel/refuse-private-hosts.ts'
import { Passwords } from '../kernel/password.ts'
import { Vault } from '../kernel/secret.ts'
import { smtpAccountOf } from '../kernel/smtp-account.ts'
import { openIndex } from '../search/create-search-index.ts'
import { CachedSettings } from '../setting/cached-settings.ts'
import { allTextKinds } from '../all-text-kinds.ts'
import { readProcessStatus } from './read-process-status.ts'
import { editableStory } from './editable-story.ts'
import { openBackupStores } from './storage/open-backup-stores.ts'
import { openStore } from './storage/open-store.ts'
import type { Logger } from './log.ts'

/** Creates the state that all requests of one process share. */
export function createSite(settings: Settings, database: Database, secret: string, log: Logger): Site {
  const report: Site['report'] = (fault, where) => logFault(log, fault, where)
  const vault = new Vault(secret)
  const fork = () => database.orm.em.fork()
  const readWithin = timeLimitedReads(database)
  const currentSettings = new CachedSettings({ fork, clock: systemClock, changes: database.changes }, report)
  return {
    fork,
    readWithin,
    clock: systemClock,
    vault,
    passwords: new Passwords({ minLength: settings.PASSWORD_MIN }),
    limiter: new Limiter(rawSql(database), vault, settings.LIMITS === 'on', () => currentSettings.values.limits),
    hosts: new ExternalHosts({ allowed: settings.PRIVATE_HOSTS, mailPorts }),
    bus: new Bus(),
    changes: database.changes,
    settings: currentSettings,
    texts: allTextKinds,
    story: editableStory({ fork, changes: database.changes, report }),
    search: openIndex(readWithin),
    personalData: allPersonalData,
    countedReaders: new ExpiringSet(),
    titles: { zh: siteContent('zh').title, en: siteContent('en').title },
    publicUrl: settings.SITE_URL,
    adminsNeedSecondFactor: settings.adminsNeedSecondFactor,
    store: openStore(settings.STORAGE, resolve(settings.DATA_DIR)),
    databaseBackups: openDatabaseBackups(database, settings),
    backupStores: openBackupStores(settings),
    categories: articleCategories(),
    background: new BackgroundQueue(report),
    letters: {
      wake: () => undefined,
      server: settings.SMTP_URL === undefined ? undefined : smtpAccountOf(settings.SMTP_URL),
    },
    processStatus: readProcessStatus(resolve(settings.DATA_DIR), database, systemClock.now()),
    security: new SecurityEvents(vault, systemClock, line =>
      line.outcome === 'ok' ? log.info(line, 'security') : log.warn(line, 'security'),
    ),
    report,
  }
}

/** Returns the categories of the content by key and by their names in both languages. The stored name is the Chinese one. */
export function articleCategories(): ReadonlyMap<string, string> {
  const { zh, en } = { zh: samplesContent('zh').categories, en: samplesContent('en').categories }
  return new Map(
    [...zh, ...en].flatMap(({ key, name }) => {
      const kept = zh.find(category => category.key === key)?.name ?? name
      return [
        [name, kept],
        [key, kept],
      ]
    }),
  )
}

// An unreachable database fails every open page at the same time, and is no fault of the site, so each failure is one short line.
function logFault(log: Logger, fault: unknown, where: string): void {
  if (fault instanceof Error && isDatabaseUnavailable(fault))
    log.warn({ reason: fault.message, where }, isDatabaseBusy(fault) ? 'database busy' : 'database unavailable')
  else log.error({ err: fault, where }, 'fault')
}
