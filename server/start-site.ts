import { flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import type { Site } from './rpc/context.ts'
import { startDailyBackups } from './backup/start-daily-backups.ts'
import { withAdvisoryLock, advisoryLocks } from './db/advisory-lock.ts'
import { migrate, openDatabase, type Database } from './db/connection.ts'
import { listenForChanges } from './db/listen-for-changes.ts'
import { seedPledgesAndBlessings } from './db/seed/seed-pledges-and-blessings.ts'
import { seedArticles } from './db/seed/seed-articles.ts'
import { seedForum } from './db/seed/seed-forum.ts'
import { siteSecret } from './http/site-secret.ts'
import { openLog } from './http/log.ts'
import { createHttpLayer } from './http/create-http-layer.ts'
import { listen } from './http/listen-on-port.ts'
import { nodeHttpServer } from './http/node-http-server.ts'
import { shutDownOnSignal } from './http/shutdown.ts'
import { createSite } from './http/create-site.ts'
import { startDelivery } from './http/start-letter-delivery.ts'
import { startHourlyTasks } from './hourly-tasks.ts'
import { relayBus } from './http/relay-events-between-processes.ts'
import { reportReady } from './worker-processes.ts'
import { seconds } from './kernel/clock.ts'
import type { Settings } from './kernel/env.ts'
import { startNoticeWriter } from './notice/start-notice-writer.ts'
import { mailReporters } from './report/mail-reporters.ts'
import { startReindexing } from './search/reindex.ts'
import { resealTotps } from './second-factor/reseal-totp.ts'
import { resealSmtp } from './setting/reseal-smtp.ts'
import { storeFirstAdmin, prepareFirstAdmin } from './account/make-admin.ts'

/** Calls the function after a second, so that the first requests do not wait for it. */
const soon = (act: () => unknown) => setTimeout(act, seconds(1)).unref()

/** Opens the database, migrates it, fills an empty one, and starts the server. Prints the one line `ready …` when the server answers. */
export async function startSite(settings: Settings): Promise<void> {
  const log = openLog(settings.LOG_LEVEL)
  const dataDir = resolve(settings.DATA_DIR)
  const secret = await siteSecret(settings.APP_SECRET, dataDir)
  const database = await openDatabase({
    url: settings.DATABASE_URL,
    replicaUrls: settings.DATABASE_REPLICA_URLS,
    dataDir,
    report: message => log.warn(message),
  })
  await migrate(database)
  const site = createSite(settings, database, secret, log)
  await site.settings.refresh()
  await seedEmptyDatabase(database, site, settings)
  await resealSmtp(site)
  await resealTotps(site)
  const stopRelay = settings.DATABASE_URL === undefined ? undefined : relayBus(site, settings.DATABASE_URL)
  const stopListening =
    settings.DATABASE_URL === undefined ? undefined : listenForChanges(settings.DATABASE_URL, database.changes)
  const stopTasks = startHourlyTasks(site)
  const delivery = startDelivery(settings, site, log)
  const stopNotices = startNoticeWriter(site, mailReporters)
  const stopBackups = startDailyBackups(site)
  const stopReindexing = startReindexing(site)
  const { listener, live, prepareMosaic } = await createHttpLayer(settings, site, database, log)
  const server = nodeHttpServer(listener)
  reportReady(await listen(server, settings))
  // Everything is loaded. Node keeps its compile cache (18 MB) in memory until the end to write it then; writing it now frees the memory.
  flushCompileCache()
  soon(() => prepareMosaic().catch((fault: unknown) => site.report(fault, 'preparing a mosaic')))
  shutDownOnSignal(server, {
    closeStreams: () => live.close(),
    async close() {
      stopTasks()
      await stopBackups()
      await site.background.idle()
      await stopNotices()
      await stopReindexing()
      await delivery.stop()
      await stopRelay?.()
      await stopListening?.()
      await database.close()
    },
  })
}

/**
 * Creates the first content and the first admin in one process. The password is hashed before the lock, because hashing takes long and the other
 * processes wait.
 */
async function seedEmptyDatabase(database: Database, site: Site, settings: Settings): Promise<void> {
  const ready = await prepareFirstAdmin(site.fork(), site.passwords, {
    username: settings.ADMIN_USERNAME ?? 'admin',
    email: settings.ADMIN_EMAIL ?? 'admin@localhost.invalid',
    password: settings.ADMIN_PASSWORD,
  })
  const made = await withAdvisoryLock(database, advisoryLocks.firstContent, async () => {
    await seedPledgesAndBlessings(site, settings.SEED)
    const first = ready && (await storeFirstAdmin(site.fork(), site.clock, ready))
    await seedArticles(site, settings.SEED)
    await seedForum(site, settings.SEED)
    return first
  })
  if (made?.generatedPassword !== undefined)
    process.stdout.write(`first admin: ${made.username}  password: ${made.generatedPassword}\n`)
}
