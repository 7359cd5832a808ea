import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll } from 'vitest'
import { openDatabase, type Database } from '#server/db/connection.ts'
import { migratedCluster, migratedTemplate } from './migrated.ts'

export type TestDatabase = Database & {
  /** Empties every table and starts the numbers at 1 again. */
  clear: () => Promise<void>
}

/**
 * A fresh migrated database for one test file, closed after it: embedded, or on the server that TEST_DATABASE_URL names.
 * Whatever the database reports fails the file.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  const reports: string[] = []
  const report = (message: string) => void reports.push(message)
  const { database, remove } = server === undefined ? await embedded(report) : await onServer(server, report)
  afterAll(async () => {
    await database.close()
    await remove()
    if (reports.length > 0) throw new Error(`The database reported: ${reports.join(' ')}`)
  })
  return { ...database, clear: () => clear(database) }
}

interface Opened {
  database: Database
  remove: () => Promise<void> | void
}

async function embedded(report: (message: string) => void): Promise<Opened> {
  const dataDir = mkdtempSync(join(tmpdir(), 'test-database-'))
  cpSync(await migratedCluster(), join(dataDir, 'database'), { recursive: true })
  const database = await openDatabase({ url: undefined, dataDir, report, durable: false })
  return { database, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

async function onServer(server: string, report: (message: string) => void): Promise<Opened> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await migratedTemplate(server, template => `create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openDatabase({ url: url.href, dataDir: '', report })
  return { database, remove: () => drop(server, name) }
}

async function drop(server: string, name: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`drop database ${name} with (force)`)
  await client.end()
}

// Quicker than truncating, which makes new files for every table and index.
const emptyEverything = `do $$
  declare each record;
  begin
    set local session_replication_role = replica;
    for each in select format('%I', tablename) as name from pg_tables
      where schemaname = 'public' and tablename <> 'migration'
    loop execute 'delete from ' || each.name; end loop;
    for each in select format('%I', sequencename)::regclass as name, start_value from pg_sequences
      where schemaname = 'public' and last_value is not null and sequencename <> 'migration_id_seq'
    loop perform setval(each.name, each.start_value, false); end loop;
  end $$`

async function clear({ orm }: Database): Promise<void> {
  await orm.em.fork().execute(emptyEverything)
}
