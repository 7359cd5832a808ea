import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Site } from '#server/rpc/context.ts'
import { Backup } from '#server/backup/backup.entity.ts'
import { runningBackups } from '#server/backup/running-backup.ts'
import { startDueBackup } from '#server/backup/start-daily-backups.ts'
import { lastSlot, nextSlot } from '#server/backup/daily-backup-time.ts'
import { minutes } from '#server/kernel/clock.ts'
import { lettersIn } from '#test/support/mail.ts'
import { memoryBackups, fakeDatabaseBackups } from '#test/support/memory-backups.ts'
import { anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock, em, site } = setup

let store = memoryBackups()
beforeEach(async () => {
  store = memoryBackups()
  site.backupStores = { folder: store, storage: undefined }
  site.databaseBackups = fakeDatabaseBackups
  clock.set('2025-10-26T10:00:00.000Z')
  await anAdmin(setup)
})
afterEach(() => runningBackups.of(site).idle(), 5_000)

/** Another process of the same site: it shares nothing but the database. */
const another = (): Site => ({ ...site })

async function look(...sites: Site[]): Promise<void> {
  await Promise.all(sites.map(startDueBackup))
  await Promise.all(sites.map(each => runningBackups.of(each).idle()))
}

const all = () => em().find(Backup, {}, { orderBy: { id: 'asc' } })

describe('the configured time of day', () => {
  it.each([
    ['2025-10-26T19:29:59Z', '2025-10-25T19:30:00.000Z', '2025-10-26T19:30:00.000Z'],
    ['2025-10-26T19:30:00Z', '2025-10-26T19:30:00.000Z', '2025-10-27T19:30:00.000Z'],
    ['2025-10-27T03:00:00Z', '2025-10-26T19:30:00.000Z', '2025-10-27T19:30:00.000Z'],
  ])('is in Shanghai time: %s', (now, last, next) => {
    expect(lastSlot(new Date(now), '03:30').at.toISOString()).toBe(last)
    expect(nextSlot(new Date(now), '03:30').at.toISOString()).toBe(next)
  })

  it('names the day in Shanghai', () => {
    expect(lastSlot(new Date('2025-10-26T19:30:00Z'), '03:30').day).toBe('2025-10-27')
  })
})

describe('the daily backup', () => {
  it('waits for its time, and is not due when the site did not exist at that time', async () => {
    await look(site)
    expect(await all()).toEqual([])
    clock.set('2025-10-26T19:29:00.000Z')
    await look(site)
    expect(await all()).toEqual([])
    clock.set('2025-10-26T19:30:00.000Z')
    await look(site)
    expect(await all()).toMatchObject([{ day: '2025-10-27', byName: null, state: 'good' }])
  })

  it('is made once by two processes', async () => {
    clock.set('2025-10-26T19:31:00.000Z')
    await look(site, another(), another())
    await look(site, another())
    expect(await all()).toHaveLength(1)
    clock.set('2025-10-27T19:31:00.000Z')
    await look(another(), site)
    expect((await all()).map(({ day }) => day)).toEqual(['2025-10-27', '2025-10-28'])
  })

  it('is made later when the site was down at its time, and not when it is switched off', async () => {
    const [admin] = [as(await anAdmin(setup))]
    await admin.backup.setPlan({ daily: false, time: '03:30', kept: 7, place: 'folder' })
    clock.set('2025-10-27T08:00:00.000Z')
    await look(site)
    expect(await all()).toEqual([])
    await admin.backup.setPlan({ daily: true, time: '03:30', kept: 7, place: 'folder' })
    await look(site)
    expect(await all()).toHaveLength(1)
  })

  it('waits while a manual one runs', async () => {
    const admin = as(await anAdmin(setup))
    const written = Promise.withResolvers<undefined>()
    site.databaseBackups = {
      ...fakeDatabaseBackups,
      write: () => written.promise.then(() => ({ member: 2, article: 1 })),
    }
    clock.set('2025-10-26T19:31:00.000Z')
    await admin.backup.make()
    await startDueBackup(another())
    expect(await all()).toHaveLength(1)
    written.resolve(undefined)
    await runningBackups.of(site).idle()
    await look(another())
    expect(await all()).toMatchObject([
      { day: null, state: 'good' },
      { day: '2025-10-27', state: 'good' },
    ])
  })

  it('leaves no partial file when its process is stopped, and is made again', async () => {
    clock.set('2025-10-26T19:31:00.000Z')
    const stopped = another()
    stopped.databaseBackups = {
      ...fakeDatabaseBackups,
      write: (_file, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')))
          if (signal.aborted) reject(new Error('aborted'))
        }),
    }
    await startDueBackup(stopped)
    await runningBackups.of(stopped).stop()
    expect(await all()).toMatchObject([{ state: 'failed', reason: 'stopped', day: null }])
    expect([...store.files]).toEqual([])
    expect(store.tidied).toHaveLength(1)
    await look(site)
    expect(await all()).toMatchObject([{ state: 'failed' }, { state: 'good', day: '2025-10-27' }])
  })

  it('of a killed process is closed by another process, which informs the admins', async () => {
    clock.set('2025-10-26T19:31:00.000Z')
    await em().execute(
      `insert into backup (state, day, place, file, started_at, alive_at) values ('running', '2025-10-27', 'folder', 'half', ?, ?)`,
      [clock.now(), clock.now()],
    )
    await look(site)
    expect(await all()).toMatchObject([{ state: 'running' }])
    clock.advance(minutes(3))
    const cleared: string[] = []
    const databaseBackups = { ...fakeDatabaseBackups, clear: async (name: string) => void cleared.push(name) }
    site.databaseBackups = databaseBackups
    await look(site, { ...another(), databaseBackups })
    expect(await all()).toMatchObject([{ state: 'failed', reason: 'cut_off', day: '2025-10-27' }])
    expect(cleared).toEqual(['backup_check_1'])
    expect(store.tidied).toEqual(['half'])
    expect((await lettersIn(setup)).map(({ kind }) => kind)).toEqual(['backup_failed'])
  })
})
