import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { openDatabase, type Database } from '#server/db/connection.ts'
import { listenForChanges } from '#server/db/listen-for-changes.ts'
import { migratedTemplate, putMigratedCluster } from './migrated.ts'

type TestDatabase = Database & {
  /** Empties every table and restarts the sequences. */
  clear: () => Promise<void>
}

/**
 * Returns an empty migrated database: embedded, or on the server of TEST_DATABASE_URL. Opening one takes longer than most tests, so the test files of
 * one process share one, one after another, and none of them closes it. Any problem that it reports fails the file.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const { database, reports } = await (opened ??= open())
  await clear(database)
  afterAll(() => {
    const messages = reports.splice(0)
    if (messages.length > 0) throw new Error(`The database reported: ${messages.join(' ')}`)
  })
  return { ...database, clear: () => clear(database) }
}

interface Opened {
  database: Database
  reports: string[]
}

let opened: Promise<Opened> | undefined

// The database ends with its process; its files are removed after the last process (see test-run.ts).
async function open(): Promise<Opened> {
  const server = process.env['TEST_DATABASE_URL']
  const reports: string[] = []
  const report = (message: string) => void reports.push(message)
  const name = `${inject('testRun').name}_${randomBytes(6).toString('hex')}`
  const database = await (server === undefined ? embedded(name, report) : onServer(server, name, report))
  await database.orm.em.fork().execute(defineClear)
  return { database, reports }
}

async function embedded(name: string, report: (message: string) => void): Promise<Database> {
  const dataDir = join(inject('testRun').folder, name)
  await putMigratedCluster(dataDir)
  return openDatabase({ url: undefined, dataDir, report, durable: false })
}

async function onServer(server: string, name: string, report: (message: string) => void): Promise<Database> {
  await migratedTemplate(server, template => `create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openDatabase({ url: url.href, dataDir: '', report })
  listenForChanges(url.href, database.changes)
  return database
}

// Deleting is faster than truncating, which creates new files for every table and index. A function with fixed statements plans each of them once.
const defineClear = `do $define$
  declare statements text;
  begin
    select string_agg(format('delete from %I;', tablename), ' ') into statements
      from pg_tables where schemaname = 'public' and tablename <> 'migration';
    select statements || string_agg(format(
        'if pg_sequence_last_value(%1$L) is not null then perform setval(%1$L, %2$s, false); end if;',
        format('%I', sequencename), start_value), ' ') into statements
      from pg_sequences where schemaname = 'public' and sequencename <> 'migration_id_seq';
    execute 'create schema tests';
    execute format('create function tests.clear() returns void language plpgsql
      set session_replication_role = replica as %L', 'begin ' || statements || ' end');
  end $define$`

async function clear({ orm }: Database): Promise<void> {
  await orm.em.fork().execute('select tests.clear()')
}
