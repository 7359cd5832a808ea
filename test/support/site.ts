import type { EntityManager } from '@mikro-orm/postgresql'
import { afterAll, beforeEach } from 'vitest'
import { DatabaseChanges } from '#server/rpc/database-changes.ts'
import { Bus } from '#server/rpc/event-bus.ts'
import type { Context, Site } from '#server/rpc/context.ts'
import { BackgroundQueue } from '#server/rpc/background-queue.ts'
import { SecurityEvents, type SecurityLine } from '#server/rpc/security-events.ts'
import { Limiter, type RunSql } from '#server/rpc/limits.ts'
import { ExpiringSet } from '#server/rpc/expiring-set.ts'
import { articleCategories } from '#server/http/create-site.ts'
import { editableStory } from '#server/http/editable-story.ts'
import { allPersonalData } from '#server/all-personal-data.ts'
import { timeLimitedReads } from '#server/db/time-limited-reads.ts'
import { rawSql } from '#server/db/raw-sql.ts'
import { ExternalHosts } from '#server/kernel/refuse-private-hosts.ts'
import { Vault } from '#server/kernel/secret.ts'
import { guest, type Viewer } from '#server/kernel/viewer.ts'
import type { Member } from '#server/member/member.entity.ts'
import { createCaller, type Api } from '#server/router.ts'
import { openIndex } from '#server/search/create-search-index.ts'
import { CachedSettings } from '#server/setting/cached-settings.ts'
import { allTextKinds } from '#server/all-text-kinds.ts'
import { memoryBackups, fakeDatabaseBackups } from './memory-backups.ts'
import { memoryStore } from './memory-store.ts'
import { testClock, type TestClock } from './clock.ts'
import { testDatabase } from './database.ts'
import { quickPasswords } from './quick-passwords.ts'

export interface TestSite {
  site: Site
  clock: TestClock
  /** Errors reported to the operator since the test began. */
  reported: { fault: unknown; where: string }[]
  /** Security events in the log. */
  events: SecurityLine[]
  /** The number of times that the delivery of letters was woken. */
  woken: { count: number }
  /** Runs one statement without the ORM, as the rate limits do. */
  sql: RunSql
  /** Returns a new entity manager. */
  em: () => EntityManager
  context: (who: Member | 'guest', overrides?: Partial<Context>) => Context
  /** Returns the site's procedures, called as this member or as a guest. */
  as: (who: Member | 'guest', overrides?: Partial<Context>) => Api
}

interface Options {
  /** Rate limits are off unless a test needs them. */
  limits?: 'on' | 'off'
  /** Whether shared reads are cached, as on a real site. */
  keeps?: boolean
}

/** Creates a whole site without HTTP, on a database that is emptied before each test. Await it at the top of a test file. */
export async function testSite({ limits = 'off', keeps = false }: Options = {}): Promise<TestSite> {
  const database = await testDatabase()
  const clock = testClock()
  const reported: TestSite['reported'] = []
  const report: Site['report'] = (fault, where) => void reported.push({ fault, where })
  const events: SecurityLine[] = []
  const watched = () => new SecurityEvents(vault, clock, line => void events.push(line))
  const woken = { count: 0 }
  const sql = rawSql(database)
  const fork = () => database.orm.em.fork()
  const vault = new Vault('the secret of the tests')
  const readWithin = timeLimitedReads(database)
  const changes = keeps ? database.changes : new DatabaseChanges()
  const currentSettings = new CachedSettings({ fork, clock, changes }, report)
  const limiter = () => new Limiter(sql, vault, limits === 'on', () => currentSettings.values.limits)
  const site: Site = {
    fork,
    readWithin,
    clock,
    vault,
    passwords: quickPasswords(),
    limiter: limiter(),
    hosts: new ExternalHosts({ allowed: ['127.0.0.0/8', '::1'] }),
    bus: new Bus(),
    // Tests also write rows without procedures, so nothing is cached unless the file tests the caches.
    changes,
    settings: currentSettings,
    texts: allTextKinds,
    story: editableStory({ fork, changes: keeps ? database.changes : new DatabaseChanges(), report }),
    search: openIndex(readWithin),
    personalData: allPersonalData,
    countedReaders: new ExpiringSet(),
    titles: { zh: '百十校庆', en: 'The Anniversary' },
    publicUrl: undefined,
    adminsNeedSecondFactor: false,
    store: memoryStore(),
    databaseBackups: fakeDatabaseBackups,
    backupStores: { folder: memoryBackups(), storage: undefined },
    categories: articleCategories(),
    background: new BackgroundQueue(report),
    letters: { wake: () => void (woken.count += 1), server: undefined },
    processStatus: {
      version: '1.2.3',
      builtAt: null,
      startedAt: clock.now(),
      isEmbedded: database.embedded,
      streams: () => 0,
      disk: () => Promise.resolve({ free: 4_000_000_000, total: 10_000_000_000 }),
      replicas: () => Promise.resolve([]),
    },
    security: watched(),
    report,
  }
  beforeEach(async () => {
    await site.background.idle()
    woken.count = 0
    site.letters.server = undefined
    site.adminsNeedSecondFactor = false
    clock.restart()
    reported.length = 0
    events.length = 0
    // It remembers in memory which events it has logged.
    site.security = watched()
    // A limiter remembers in memory which clients it has refused.
    site.limiter = limiter()
    site.countedReaders = new ExpiringSet()
    await database.clear()
    await currentSettings.refresh()
  })
  // The next file uses the same database.
  afterAll(() => site.background.idle())
  const context: TestSite['context'] = (who, overrides) => ({
    ...request(site, viewerOf(who, clock.now())),
    ...overrides,
  })
  return {
    site,
    clock,
    reported,
    events,
    woken,
    sql,
    em: fork,
    context,
    as: (who, overrides) => createCaller(context(who, overrides)),
  }
}

const request = (site: Site, viewer: Viewer): Context => ({
  site,
  viewer,
  locale: 'zh',
  address: '192.0.2.1',
  userAgent: undefined,
  visitorSession: undefined,
  idempotencyKey: undefined,
  knownBrowser: undefined,
})

const viewerOf = (who: Member | 'guest', confirmedAt: Date): Viewer =>
  who === 'guest'
    ? guest
    : {
        role: who.role,
        id: who.id,
        sessionId: 0,
        confirmedAt,
        suspension:
          who.suspendedUntil == null ? undefined : { until: who.suspendedUntil, reason: who.suspendedFor ?? '' },
      }
