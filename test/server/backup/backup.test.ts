import { afterEach, describe, expect, it } from 'vitest'
import { text } from 'node:stream/consumers'
import { Audit } from '#server/audit/audit.entity.ts'
import { Backup } from '#server/backup/backup.entity.ts'
import { runningBackups } from '#server/backup/running-backup.ts'
import { BackupFailed } from '#server/kernel/database-backups.ts'
import { StorageUnavailable } from '#server/kernel/backup-store.ts'
import { lettersIn } from '#test/support/mail.ts'
import { memoryBackups, fakeDatabaseBackups } from '#test/support/memory-backups.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, site } = setup

let store = memoryBackups()
afterEach(async () => {
  await runningBackups.of(site).idle()
  store = memoryBackups()
  site.backupStores = { folder: store, storage: undefined }
  site.databaseBackups = fakeDatabaseBackups
})
site.backupStores = { folder: store, storage: undefined }

/** Keeps the next backup running until the returned function is called. */
function held(): () => void {
  const gate = Promise.withResolvers<undefined>()
  site.databaseBackups = { ...fakeDatabaseBackups, write: () => gate.promise.then(() => ({ member: 2, article: 1 })) }
  return () => gate.resolve(undefined)
}

const done = () => runningBackups.of(site).idle()
const acts = async () => (await em().find(Audit, {}, { orderBy: { id: 'asc' } })).map(({ act }) => act)
const errno = (code: string) => Object.assign(new Error(`${code}: the system said so`), { code })

describe('a manual backup', () => {
  it('is for admins alone', async () => {
    const member = as(await aMember(setup))
    await expectRefusal(as('guest').backup.make(), 'unauthenticated', 'session.required')
    await expectRefusal(member.backup.make(), 'forbidden', 'session.not_admin')
    await expectRefusal(
      as(await aMember(setup, { role: 'moderator' })).backup.list({}),
      'forbidden',
      'session.no_right',
    )
  })

  it('is written, restored and compared, and then marked good', async () => {
    const admin = await anAdmin(setup)
    const { backup } = await as(admin).backup.make()
    expect(backup).toMatchObject({ state: 'running', by: admin.username, size: null })
    await done()
    const { backups } = await as(admin).backup.list({})
    expect(backups).toMatchObject([
      { id: backup.id, state: 'good', size: 1234, tables: 2, rows: 3, reason: null, differences: [] },
    ])
    expect([...store.files]).toEqual([backup.file])
    expect(await acts()).toEqual(['backup.make'])
    expect(await lettersIn(setup)).toEqual([])
  })

  it('is refused while another one runs, in any process', async () => {
    const admin = as(await anAdmin(setup))
    const letGo = held()
    const results = await Promise.allSettled([admin.backup.make(), admin.backup.make()])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expectRefusal(admin.backup.make(), 'conflict', 'backup.running')
    letGo()
    await done()
    await admin.backup.make()
    await done()
    expect(await em().count(Backup, { state: 'good' })).toBe(2)
  })

  it('can be downloaded by an admin, which is recorded in the audit', async () => {
    const admin = as(await anAdmin(setup))
    const letGo = held()
    const { backup } = await admin.backup.make()
    await expectRefusal(admin.backup.open({ id: backup.id }), 'missing', 'backup.file_gone')
    letGo()
    await done()
    const opened = await admin.backup.open({ id: backup.id })
    expect(await text(opened.bytes)).toBe(`the bytes of ${backup.file}`)
    expect(await acts()).toEqual(['backup.make', 'backup.open'])
    store.files.clear()
    await expectRefusal(admin.backup.open({ id: backup.id }), 'missing', 'backup.file_gone')
    await expectRefusal(admin.backup.open({ id: 99 }), 'missing', 'backup.not_found')
  })

  it('is deleted once, together with its file', async () => {
    const admin = as(await anAdmin(setup))
    const letGo = held()
    const { backup } = await admin.backup.make()
    await expectRefusal(admin.backup.remove({ id: backup.id }), 'conflict', 'backup.running')
    letGo()
    await done()
    await admin.backup.remove({ id: backup.id })
    await expectRefusal(admin.backup.remove({ id: backup.id }), 'missing', 'backup.not_found')
    expect([...store.files]).toEqual([])
    expect(await acts()).toEqual(['backup.make', 'backup.remove'])
  })

  it('replaces the oldest when the number to keep is reached', async () => {
    const admin = as(await anAdmin(setup))
    await admin.backup.setPlan({ daily: false, time: '03:30', kept: 2, place: 'folder' })
    const made = []
    for (let count = 0; count < 4; count += 1) {
      made.push((await admin.backup.make()).backup)
      await done()
    }
    const { backups } = await admin.backup.list({})
    expect(backups.map(({ id }) => id)).toEqual([made[3]?.id, made[2]?.id])
    expect([...store.files].toSorted()).toEqual([made[2]?.file, made[3]?.file].toSorted())
  })
})

describe('a failed backup', () => {
  it.each([
    ['the folder is full', errno('ENOSPC'), 'full'],
    ['the folder is gone', new StorageUnavailable('ENOENT: no such file or directory'), 'place_gone'],
    ['a program is missing', new BackupFailed('no_program', 'pg_dump is not installed'), 'no_program'],
    ['something else breaks', new Error('the moon'), 'other'],
  ])('is recorded, logged and reported to every admin by mail: %s', async (_what, error, reason) => {
    const admin = await anAdmin(setup)
    const other = await anAdmin(setup)
    site.databaseBackups = { ...fakeDatabaseBackups, write: () => Promise.reject(error) }
    const { backup } = await as(admin).backup.make()
    await done()
    const { backups } = await as(admin).backup.list({})
    expect(backups).toMatchObject([{ state: 'failed', reason, words: error.message }])
    expect(await acts()).toEqual(['backup.make', 'backup.failed'])
    const letters = await lettersIn(setup)
    expect(letters.map(({ kind, address }) => [kind, address])).toEqual([
      ['backup_failed', admin.email],
      ['backup_failed', other.email],
    ])
    expect(letters[0]?.variables).toMatchObject({ reason, words: error.message })
    expect(setup.woken.count).toBeGreaterThan(0)
    expect([...store.files]).toEqual([])
    expect(store.tidied).toEqual([backup.file])
  })

  it('that is damaged or has other row counts loses its file', async () => {
    const admin = as(await anAdmin(setup))
    site.databaseBackups = {
      ...fakeDatabaseBackups,
      check: () => Promise.reject(new BackupFailed('damaged', 'it is no tar')),
    }
    await admin.backup.make()
    await done()
    site.databaseBackups = { ...fakeDatabaseBackups, check: async () => ({ member: 1, pledge: 0 }) }
    await admin.backup.make()
    await done()
    const { backups } = await admin.backup.list({})
    expect(backups).toMatchObject([
      {
        reason: 'rows_differ',
        differences: [
          { table: 'article', onSite: 1, inBackup: 0 },
          { table: 'member', onSite: 2, inBackup: 1 },
          { table: 'pledge', onSite: 0, inBackup: 0 },
        ],
      },
      { reason: 'damaged' },
    ])
    expect([...store.files]).toEqual([])
  })

  it('that cannot be checked, because no temporary database can be created, is kept and marked unchecked', async () => {
    const admin = as(await anAdmin(setup))
    site.databaseBackups = {
      ...fakeDatabaseBackups,
      check: () => Promise.reject(new BackupFailed('may_not_create', 'permission denied')),
    }
    const { backup } = await admin.backup.make()
    await done()
    const { backups } = await admin.backup.list({})
    expect(backups).toMatchObject([{ state: 'unchecked', reason: 'may_not_create', rows: 3 }])
    expect([...store.files]).toEqual([backup.file])
    expect(await acts()).toEqual(['backup.make', 'backup.unchecked'])
    expect(await lettersIn(setup)).toHaveLength(1)
  })
})

describe('the backup schedule', () => {
  it('gives the time of the next daily backup, in Shanghai time', async () => {
    const admin = as(await anAdmin(setup))
    expect(await admin.backup.plan()).toEqual({
      daily: true,
      time: '03:30',
      kept: 7,
      place: 'folder',
      hasStorage: false,
      nextAt: '2025-10-27T19:30:00.000Z',
    })
    await admin.backup.setPlan({ daily: false, time: '23:05', kept: 3, place: 'folder' })
    expect(await admin.backup.plan()).toMatchObject({ daily: false, time: '23:05', kept: 3, nextAt: null })
    expect(await acts()).toEqual(['backup.setPlan'])
  })

  it('refuses invalid values', async () => {
    const admin = as(await anAdmin(setup))
    const plan = { daily: true, time: '03:30', kept: 7, place: 'folder' } as const
    await expectRefusal(admin.backup.setPlan({ ...plan, time: '24:00' }), 'invalid', 'backup.time', 'time')
    await expectRefusal(admin.backup.setPlan({ ...plan, kept: 0 }), 'invalid', 'backup.kept', 'kept')
    await expectRefusal(admin.backup.setPlan({ ...plan, place: 'storage' }), 'invalid', 'backup.no_storage', 'place')
  })
})
