import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  truncateSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { backUp, restoreBackup, InvalidTarget } from '#server/db/backup-file.ts'
import { migrate, openDatabase, type Database } from '#server/db/connection.ts'
import { DataDirInUse } from '#server/db/embedded/data-dir-lock.ts'
import { InvalidDump } from '#server/db/embedded/untar.ts'
import { ProgramFailure } from '#server/kernel/program-failure.ts'
import { emptyDataDir } from '#test/support/data-dir.ts'
import { putMigratedCluster } from '#test/support/migrated.ts'
import { hasPostgresTools } from '#test/support/postgres-tools.ts'
import { startPostgres } from '#test/support/postgres.ts'

const postgres = hasPostgresTools() ? await startPostgres() : undefined
afterAll(() => postgres?.stop())

interface Where {
  DATABASE_URL: string | undefined
  DATA_DIR: string
}

async function open({ DATABASE_URL: url, DATA_DIR: dataDir }: Where): Promise<Database> {
  const database = await openDatabase({ url, dataDir, durable: false, report: message => expect.fail(message) })
  onTestFinished(() => database.close())
  return database
}

async function write(database: Database, word: string): Promise<void> {
  const em = database.orm.em.fork()
  await em.execute('create table if not exists note (id serial primary key, word text not null unique)')
  await em.execute('insert into note (word) values (?)', [word])
}

async function words(database: Database): Promise<unknown[]> {
  const rows = await database.orm.em.fork().execute<{ word: string }[]>('select word from note order by id')
  return rows.map(row => row.word)
}

const modeOf = (file: string) => statSync(file).mode & 0o777

/** Makes a backup, and expects the file and its partial file to be readable by their owner alone, whatever existed there and whatever the umask is. */
async function backUpForOwner(where: Where): Promise<string> {
  const folder = emptyDataDir()
  const file = join(folder, 'backup')
  for (const each of [file, `${file}.part`]) {
    writeFileSync(each, 'left over')
    chmodSync(each, 0o666)
  }
  const drafts: number[] = []
  const watcher = watch(folder, (_event, name) => {
    if (name === 'backup.part' && existsSync(`${file}.part`)) drafts.push(modeOf(`${file}.part`))
  })
  const umask = process.umask(0)
  try {
    await backUp(where, file)
  } finally {
    process.umask(umask)
    watcher.close()
  }
  expect(modeOf(file)).toBe(0o600)
  expect(new Set(drafts)).toEqual(new Set([0o600]))
  return file
}

/** The guarantees for both kinds of database. */
async function roundTrip(where: Where, file: string): Promise<void> {
  const site = await open(where)
  await migrate(site)
  await write(site, '百年')
  await backUp(where, file)
  await write(site, 'after the backup')
  await site.orm.em.fork().execute('create table later (id int)')
  await site.close()

  await restoreBackup(where, file)
  const again = await open(where)
  expect(await words(again)).toEqual(['百年'])
  expect(await migrate(again)).toEqual([])
  expect(await again.orm.em.fork().execute("select to_regclass('later') as later")).toEqual([{ later: null }])
  await write(again, 'numbers go on')
  expect(await again.orm.em.fork().execute("select id from note where word = 'numbers go on'")).toEqual([{ id: 2 }])
  await again.close()

  await restoreBackup(where, file)
  const third = await open(where)
  expect(await words(third)).toEqual(['百年'])
  await third.close()
}

const embedded = (): Where => ({ DATABASE_URL: undefined, DATA_DIR: emptyDataDir() })

describe('a backup of the embedded database', { timeout: 60_000 }, () => {
  it('restores everything, and can be made while the site runs', async () => {
    const where = embedded()
    await putMigratedCluster(where.DATA_DIR)
    await roundTrip(where, join(where.DATA_DIR, 'backup'))
    expect(readdirSync(where.DATA_DIR).sort()).toEqual(['backup', 'database', 'sockets'])
  })

  it('can be made without a running site over an existing file, which its owner alone can read from the first byte on', async () => {
    const [where, elsewhere] = [embedded(), embedded()]
    const site = await open(where)
    await write(site, 'kept')
    await site.close()
    await restoreBackup(elsewhere, await backUpForOwner(where))
    expect(await words(await open(elsewhere))).toEqual(['kept'])
  })

  it('waits for an open transaction, holds nothing that is not committed, and cannot be restored while the site runs or when it is damaged', async () => {
    const where = embedded()
    const file = join(where.DATA_DIR, 'backup')
    const site = await open(where)
    await write(site, 'committed')
    const written = await site.orm.em.fork().transactional(async em => {
      await em.execute("insert into note (word) values ('in between')")
      const backup = backUp(where, file)
      await em.execute('select pg_sleep(0.2)')
      expect(existsSync(file)).toBe(false)
      return { backup }
    })
    await written.backup
    await write(site, 'after the backup')
    await expect(restoreBackup(where, file)).rejects.toThrow(DataDirInUse)
    await site.close()
    const damaged = join(where.DATA_DIR, 'damaged')
    const spoilt = [
      () => truncateSync(damaged, Math.floor(statSync(damaged).size / 2)),
      () => writeFileSync(damaged, 'a letter'),
      () => writeFileSync(damaged, ''),
    ]
    for (const spoil of spoilt) {
      copyFileSync(file, damaged)
      spoil()
      await expect(restoreBackup(where, damaged)).rejects.toThrow(InvalidDump)
    }
    const unchanged = await open(where)
    expect(await words(unchanged)).toEqual(['committed', 'in between', 'after the backup'])
    await unchanged.close()
    await restoreBackup(where, file)
    expect(await words(await open(where))).toEqual(['committed', 'in between'])
  })

  it('is refused for a path of a folder, before anything is written', async () => {
    const where = embedded()
    const folder = join(emptyDataDir(), 'folder')
    mkdirSync(folder)
    await expect(backUp(where, folder)).rejects.toThrow(
      new InvalidTarget(`A backup needs the name of a file; ${folder} is a folder.`),
    )
    await expect(backUp(where, `${folder}/new/`)).rejects.toThrow(InvalidTarget)
    expect([readdirSync(join(folder, '..')), readdirSync(folder), readdirSync(where.DATA_DIR)]).toEqual([
      ['folder'],
      [],
      [],
    ])
  })
})

describe.skipIf(postgres === undefined)('a backup of a PostgreSQL server', { timeout: 60_000 }, () => {
  const where = { DATABASE_URL: postgres?.url, DATA_DIR: '' }

  it('restores everything', async () => {
    await roundTrip(where, join(emptyDataDir(), 'backup'))
  })

  it('is readable by its owner alone, from the first byte on', async () => {
    await backUpForOwner(where)
  })

  it('cannot be restored while the site runs', async () => {
    const file = join(emptyDataDir(), 'backup')
    await backUp(where, file)
    const site = await open(where)
    await site.orm.em.fork().execute('select 1')
    await expect(restoreBackup(where, file)).rejects.toThrow('The site is running')
  })

  it.each([
    ['cut short', (file: string) => truncateSync(file, statSync(file).size - 200)],
    ['something else', (file: string) => writeFileSync(file, 'a letter')],
  ])('is refused when the file is %s, and the database stays unchanged', async (what, spoil) => {
    const file = join(emptyDataDir(), 'backup')
    await backUp(where, file)
    const before = await open(where)
    await write(before, `before ${what}`)
    const kept = await words(before)
    await before.close()
    spoil(file)
    await expect(restoreBackup(where, file)).rejects.toThrow(ProgramFailure)
    expect(await words(await open(where))).toEqual(kept)
  })
})
