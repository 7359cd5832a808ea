import type { EntityManager } from '@mikro-orm/postgresql'
import { limitAndOffset, type Page } from '../rpc/query-options.ts'
import type { BackupPlace } from '../kernel/backup-store.ts'
import { Member } from '../member/member.entity.ts'
import { Backup } from './backup.entity.ts'

export const listBackups = (em: EntityManager, page: Page): Promise<[Backup[], number]> =>
  em.findAndCount(Backup, {}, { orderBy: { id: 'desc' }, ...limitAndOffset(page) })

export const findBackup = (em: EntityManager, id: number): Promise<Backup | null> => em.findOne(Backup, { id })

/** Returns the latest backup that has ended and the latest good one; each is null if there is none. */
export async function latestBackups(em: EntityManager): Promise<{ ended: Backup | null; good: Backup | null }> {
  const latest = { orderBy: { id: 'desc' } } as const
  return {
    ended: await em.findOne(Backup, { state: { $ne: 'running' } }, latest),
    good: await em.findOne(Backup, { state: 'good' }, latest),
  }
}

interface BackupClaim {
  byName: string | null
  day: string | null
  place: BackupPlace
  file: string
}

// Only one of several processes inserts a row; the others conflict with a unique index.
const claim = `insert into backup (state, by_name, day, place, file, started_at, alive_at)
  values ('running', ?, ?, ?, ?, ?, ?) on conflict do nothing returning id`

/** Begins the record of a backup. Returns undefined if one is running, or if that day has its daily backup already. */
export async function beginBackup(
  em: EntityManager,
  { byName, day, place, file }: BackupClaim,
  now: Date,
): Promise<Backup | undefined> {
  const [row] = await em.execute<{ id: number }[]>(claim, [byName, day, place, file, now, now])
  return row === undefined ? undefined : em.findOneOrFail(Backup, { id: row.id })
}

/** Shows other processes that the process that makes this backup is alive. */
export const recordHeartbeat = (em: EntityManager, id: number, now: Date): Promise<number> =>
  em.nativeUpdate(Backup, { id, state: 'running' }, { aliveAt: now })

/** Returns running backups without a sign of life since then, locked; rows that another process has locked are skipped. */
export async function abandonedBackups(em: EntityManager, since: Date): Promise<Backup[]> {
  const rows = await em.execute<{ id: number }[]>(
    `select id from backup where state = 'running' and alive_at < ? for update skip locked`,
    [since],
  )
  return em.find(Backup, { id: { $in: rows.map(({ id }) => id) } })
}

/** Returns the backups with a file beyond the newest `kept`, oldest first. */
export async function surplusBackups(em: EntityManager, kept: number): Promise<Backup[]> {
  const surplus = await em.find(
    Backup,
    { state: { $in: ['good', 'unchecked'] } },
    { orderBy: { id: 'desc' }, offset: kept, limit: 1000 },
  )
  return surplus.reverse()
}

export const deleteBackup = (em: EntityManager, id: number): Promise<number> =>
  em.nativeDelete(Backup, { id, state: { $ne: 'running' } })

/** Deletes the records of failed backups that started before a moment. They have no file. */
export const deleteFailedBackups = (em: EntityManager, before: Date): Promise<number> =>
  em.nativeDelete(Backup, { state: 'failed', startedAt: { $lt: before } })

export const hasDailyBackup = async (em: EntityManager, day: string): Promise<boolean> =>
  (await em.count(Backup, { day })) > 0

/** Returns the time of the first registration. Before it there was nothing to back up. */
export async function firstRegistrationTime(em: EntityManager): Promise<Date | undefined> {
  const [first] = await em.find(Member, {}, { orderBy: { id: 'asc' }, limit: 1 })
  return first?.createdAt
}

interface Admin {
  username: string
  address: string
  locale: 'zh' | 'en'
}

const admins = `select username, email as address,
    coalesce((select min(choice.locale) from notice_choice choice where choice.member_id = member.id), 'zh') as locale
  from member where role = 'admin' order by id`

/** Returns the admins, with the language they chose for letters of notices, or Chinese. */
export const listAdmins = (em: EntityManager): Promise<Admin[]> => em.execute<Admin[]>(admins)
