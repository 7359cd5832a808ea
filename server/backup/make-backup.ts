import type { Site } from '../rpc/context.ts'
import { after, days, seconds } from '../kernel/clock.ts'
import type { BackupStore, BackupPlace } from '../kernel/backup-store.ts'
import { StorageUnavailable } from '../kernel/backup-store.ts'
import { BackupFailed, type RowCounts } from '../kernel/database-backups.ts'
import { loadSetting } from '../setting/setting.queries.ts'
import type { Backup } from './backup.entity.ts'
import { deleteBackup, deleteFailedBackups, recordHeartbeat, surplusBackups } from './backup.queries.ts'
import type { RowDifference } from './backup.schema.ts'
import { closeBackup } from './finish-backup.ts'
import { failureReasonOf } from './failure-reason.ts'

const heartbeatInterval = seconds(20)
const failedRetention = days(180)

/** The database into which a backup is restored to be checked. */
export const checkDatabaseName = (id: number): string => `backup_check_${id}`

/** The storage that holds a backup. Throws if it has been removed from the settings since. */
export function storeOf({ backupStores }: Pick<Site, 'backupStores'>, place: BackupPlace): BackupStore {
  const store = backupStores[place]
  if (store === undefined) throw new StorageUnavailable('STORAGE is not set')
  return store
}

/** Makes and checks a backup whose record exists already, and removes old ones. It never throws; the record says how it ended. */
export async function makeBackup(site: Site, { id, place, file }: Backup, signal: AbortSignal): Promise<void> {
  const heard = setInterval(() => {
    recordHeartbeat(site.fork(), id, site.clock.now()).catch((fault: unknown) => site.report(fault, 'backup'))
  }, heartbeatInterval)
  try {
    const isMine = await closeBackup(site, id, await writeBackup(site, { id, place, file }, signal))
    if (!isMine) await storeOf(site, place).remove(file)
    await removeSurplus(site)
  } catch (fault) {
    site.report(fault, 'backup')
  } finally {
    clearInterval(heard)
  }
}

type Ended = Parameters<typeof closeBackup>[2]

async function writeBackup(
  site: Site,
  { id, place, file }: Pick<Backup, 'id' | 'place' | 'file'>,
  signal: AbortSignal,
): Promise<Ended> {
  let store: BackupStore | undefined
  try {
    store = storeOf(site, place)
    const draft = await store.draft(file)
    signal.throwIfAborted()
    const onSite = await site.databaseBackups.write(draft, signal)
    const size = await store.commit(file, signal)
    const written = { size, tables: Object.keys(onSite).length, rows: sumOf(onSite) }
    return { ...written, ...(await verifyBackup(site, { id, file, store, onSite }, signal)) }
  } catch (error) {
    await store?.remove(file).catch((fault: unknown) => site.report(fault, 'backup'))
    return { state: 'failed', ...failureReasonOf(error, signal) }
  } finally {
    await store?.removeDrafts(file).catch((fault: unknown) => site.report(fault, 'backup'))
  }
}

interface Written {
  id: number
  file: string
  store: BackupStore
  onSite: RowCounts
}

/** If no temporary database can be created, the backup is kept and marked as unchecked. A backup that differs from the database is deleted. */
async function verifyBackup(site: Site, { id, file, store, onSite }: Written, signal: AbortSignal): Promise<Ended> {
  try {
    const inBackup = await site.databaseBackups.check(await store.fetch(file, signal), checkDatabaseName(id), signal)
    const differences = differencesOf(onSite, inBackup)
    if (differences.length === 0) return { state: 'good' }
    await store.remove(file)
    return { state: 'failed', reason: 'rows_differ', differences }
  } catch (error) {
    if (!(error instanceof BackupFailed) || error.fault !== 'may_not_create') throw error
    return { state: 'unchecked', ...failureReasonOf(error, signal) }
  }
}

const sumOf = (counts: RowCounts) => Object.values(counts).reduce((sum, rows) => sum + rows, 0)

function differencesOf(onSite: RowCounts, inBackup: RowCounts): RowDifference[] {
  const tables = [...new Set([...Object.keys(onSite), ...Object.keys(inBackup)])].toSorted()
  return tables
    .map(table => ({ table, onSite: onSite[table] ?? 0, inBackup: inBackup[table] ?? 0 }))
    .filter(({ table, onSite: here, inBackup: there }) => here !== there || !(table in onSite) || !(table in inBackup))
}

/** Keeps as many backups as the plan says. A backup whose storage is gone stays in the list. */
async function removeSurplus(site: Site): Promise<void> {
  const { kept } = await loadSetting(site.fork(), 'backups')
  for (const { id, place, file } of await surplusBackups(site.fork(), kept)) {
    await storeOf(site, place).remove(file)
    await deleteBackup(site.fork(), id)
  }
  await deleteFailedBackups(site.fork(), after(site.clock.now(), -failedRetention))
}
