import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { migrate, openDatabase, type Database } from '#server/db/connection.ts'
import { openDatabaseBackups } from '#server/db/open-database-backups.ts'
import { BackupFailed, type DatabaseBackups } from '#server/kernel/database-backups.ts'
import { emptyDataDir } from '#test/support/data-dir.ts'
import { putMigratedCluster } from '#test/support/migrated.ts'
import { hasPostgresTools } from '#test/support/postgres-tools.ts'
import { startPostgres } from '#test/support/postgres.ts'

const postgres = hasPostgresTools() ? await startPostgres() : undefined
afterAll(() => postgres?.stop())

const never = new AbortController().signal

interface Opened {
  database: Database
  databaseBackups: DatabaseBackups
  dataDir: string
}

/** Opens a database for one describe block. */
async function open(url: string | undefined): Promise<Opened> {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-dir-'))
  if (url === undefined) await putMigratedCluster(dataDir)
  const database = await openDatabase({ url, dataDir, durable: false, report: message => expect.fail(message) })
  afterAll(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  await migrate(database)
  await database.orm.em.fork().execute('create table if not exists note (id serial primary key, word text)')
  return { database, databaseBackups: openDatabaseBackups(database, { DATABASE_URL: url, DATA_DIR: dataDir }), dataDir }
}

const write = ({ database }: Opened, count: number) =>
  database.orm.em.fork().execute(`insert into note (word) select 'w' || g from generate_series(1, ${count}) g`)

const faultOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof BackupFailed ? error.fault : String(error)),
  )

/** Makes a backup while the site goes on writing. */
async function backUpWhileWriting(site: Opened) {
  await write(site, 50)
  const writing = new AbortController()
  let rounds = 0
  const writer = (async () => {
    for (; !writing.signal.aborted; rounds += 1) {
      await write(site, 20)
      await pause(5)
    }
  })()
  const folder = mkdtempSync(join(tmpdir(), 'backups-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'backup')
  const counts = await site.databaseBackups.write(file, never)
  writing.abort()
  await writer
  return { file, counts, rounds }
}

const foldersOfBackups = ({ dataDir }: Opened) => readdirSync(dataDir).filter(name => name.includes('backup'))

/** What an interrupted check leaves: a folder, or a database on the server. */
interface Remains {
  leave: (site: Opened, name: string) => unknown
  left: (site: Opened) => unknown
}

const folders: Remains = {
  leave: ({ dataDir }, name) => mkdirSync(join(dataDir, name)),
  left: foldersOfBackups,
}

const databases: Remains = {
  leave: ({ database }, name) => database.orm.em.fork().execute(`create database ${name}`),
  async left({ database }) {
    const statement = `select datname from pg_database where datname like 'backup_check%'`
    const rows = await database.orm.em.fork().execute<{ datname: string }[]>(statement)
    return rows.map(({ datname }) => datname)
  },
}

/** The guarantees for both kinds of database. */
function promises(open: () => Promise<Opened>, remains: Remains) {
  let site: Opened
  let backup: Awaited<ReturnType<typeof backUpWhileWriting>>
  beforeAll(async () => {
    site = await open()
    backup = await backUpWhileWriting(site)
  }, 120_000)

  it('of a site that goes on writing is restored with the same number of rows in every table, and leaves nothing behind', async () => {
    const { file, counts, rounds } = backup
    expect(rounds).toBeGreaterThan(1)
    expect(counts['note']).toBeGreaterThanOrEqual(50)
    expect(Object.keys(counts).length).toBeGreaterThan(30)
    expect(await site.databaseBackups.check(file, 'backup_check_1', never)).toEqual(counts)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(foldersOfBackups(site)).toEqual([])
  })

  it('is detected as damaged when it is truncated, empty or not a backup', async () => {
    const file = join(emptyDataDir(), 'backup')
    const spoilt = [
      () => truncateSync(file, Math.floor(statSync(file).size / 2)),
      () => writeFileSync(file, 'a letter'),
      () => writeFileSync(file, ''),
    ]
    for (const spoil of spoilt) {
      copyFileSync(backup.file, file)
      spoil()
      expect(await faultOf(site.databaseBackups.check(file, 'backup_check_2', never))).toBe('damaged')
    }
    expect(foldersOfBackups(site)).toEqual([])
  })

  it('stops immediately when it is aborted', async () => {
    const stopping = new AbortController()
    stopping.abort()
    await expect(site.databaseBackups.write(join(emptyDataDir(), 'backup'), stopping.signal)).rejects.toThrow()
    expect(foldersOfBackups(site)).toEqual([])
  })

  it('removes what an interrupted check has left', async () => {
    await remains.leave(site, 'backup_check_3')
    expect(await remains.left(site)).toEqual(['backup_check_3'])
    await site.databaseBackups.clear('backup_check_3')
    expect(await remains.left(site)).toEqual([])
  })
}

describe('a backup of the embedded database', { timeout: 120_000 }, () => {
  promises(() => open(undefined), folders)
})

describe.skipIf(postgres === undefined)('a backup of a PostgreSQL server', { timeout: 120_000 }, () => {
  promises(() => open(postgres?.url), databases)

  it('reports that the role may not create databases', async () => {
    const site = await open(postgres?.url)
    const file = join(emptyDataDir(), 'backup')
    await site.databaseBackups.write(file, never)
    const admin = new Client({ connectionString: postgres?.url })
    await admin.connect()
    onTestFinished(() => admin.end())
    await admin.query("create role plain login password 'plain'")
    const url = new URL(postgres?.url ?? '')
    url.username = 'plain'
    url.password = 'plain'
    const backups = openDatabaseBackups(site.database, { DATABASE_URL: url.href, DATA_DIR: '' })
    expect(await faultOf(backups.check(file, 'backup_check_4', never))).toBe('may_not_create')
  })
})
