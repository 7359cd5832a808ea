import { randomBytes } from 'node:crypto'
import type { Site } from '../rpc/context.ts'
import { atomically, type Work } from '../rpc/unit-of-work.ts'
import { after, minutes, seconds } from '../kernel/clock.ts'
import type { BackupPlace } from '../kernel/backup-store.ts'
import { loadSetting } from '../setting/setting.queries.ts'
import type { Backup } from './backup.entity.ts'
import { abandonedBackups, beginBackup, hasDailyBackup, firstRegistrationTime } from './backup.queries.ts'
import { runningBackups } from './running-backup.ts'
import { fileNameAt, lastSlot } from './daily-backup-time.ts'
import { closeLockedBackup } from './finish-backup.ts'
import { checkDatabaseName, storeOf } from './make-backup.ts'

const checkInterval = seconds(30)
/** A live process gives several signs of life in this time. */
const heartbeatTimeout = minutes(2)

/** Makes the daily backup when it is due, in one process of the site. Returns a function that stops this and aborts a running backup. */
export function startDailyBackups(site: Site): () => Promise<void> {
  let round: Promise<void> = Promise.resolve()
  const look = () => {
    round = round.then(() => startDueBackup(site)).catch((fault: unknown) => site.report(fault, 'daily backup'))
  }
  const timer = setInterval(look, checkInterval)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
    await runningBackups.of(site).stop()
  }
}

/** Closes the records of dead processes, and begins the daily backup if it is due and no process has begun it. */
export async function startDueBackup(site: Site): Promise<void> {
  await closeAbandoned(site)
  const { daily, time, place } = await loadSetting(site.fork(), 'backups')
  if (!daily) return
  const { day, at } = lastSlot(site.clock.now(), time)
  if (await hasDailyBackup(site.fork(), day)) return
  const began = await firstRegistrationTime(site.fork())
  if (began === undefined || at < began) return
  const backup = await openRecord(site, site.fork(), { byName: null, day, place })
  if (backup !== undefined) runningBackups.of(site).start(backup)
}

/** Begins a record; undefined if one is running. The caller starts the work after the record is committed. */
export function openRecord(
  site: Site,
  em: Work['em'],
  claim: { byName: string | null; day: string | null; place: BackupPlace },
): Promise<Backup | undefined> {
  const now = site.clock.now()
  return beginBackup(em, { ...claim, file: fileNameAt(now, randomBytes(4).toString('hex')) }, now)
}

/** Closes the running record of a killed process and deletes its partial file and database. */
async function closeAbandoned(site: Site): Promise<void> {
  const closed = await atomically(site.fork(), async em => {
    const silent = await abandonedBackups(em, after(site.clock.now(), -heartbeatTimeout))
    // The backup of this process continues even if the machine was suspended and gave no sign of life.
    const abandoned = silent.filter(({ id }) => id !== runningBackups.of(site).current)
    for (const backup of abandoned)
      await closeLockedBackup(site, em, backup, { state: 'failed', reason: 'cut_off', words: null })
    return abandoned.map(({ id, place, file }) => ({ id, place, file }))
  })
  for (const { id, place, file } of closed) {
    site.letters.wake()
    await site.databaseBackups.clear(checkDatabaseName(id))
    await storeOf(site, place).removeDrafts(file)
  }
}
