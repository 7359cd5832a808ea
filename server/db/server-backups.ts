import { Client } from 'pg'
import { BackupFailed, type BackupFault, type DatabaseBackups, type RowCounts } from '../kernel/database-backups.ts'
import { ProgramFailure, ProgramMissing } from '../kernel/program-failure.ts'
import { countRows } from './count-rows.ts'
import { createPrivateFile } from './create-private-file.ts'
import { dumpServer, restoreServer } from './postgres-programs.ts'

/** Backups of a server's database. PostgreSQL's own programs write and read them, and a backup is tested in a temporary database on the same server. */
export function serverBackups(url: string): DatabaseBackups {
  return {
    async write(file, signal) {
      createPrivateFile(file)
      return connected(url, async client => {
        // The dump reads the snapshot of the counts, which exists as long as this transaction is open.
        await client.query('begin isolation level repeatable read read only')
        const [exported] = (await client.query<{ id: string }>('select pg_export_snapshot() as id')).rows
        const counts = await countsBy(client)
        signal.throwIfAborted()
        await dumpServer(url, file, { snapshot: exported?.id, signal }).catch(asBackupFailed('other'))
        return counts
      })
    },
    check: (file, name, signal) =>
      connected(url, async client => {
        await drop(client, name)
        await client.query(`create database "${name}" template template0`).catch(asMayNotCreate)
        try {
          const there = urlOf(url, name)
          await restoreServer(there, file, signal).catch(asBackupFailed('damaged'))
          return await connected(there, countsBy)
        } finally {
          await drop(client, name)
        }
      }),
    clear: name => connected(url, client => drop(client, name)),
  }
}

async function connected<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // If the connection breaks, the statement under way fails.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

const countsBy = (client: Client): Promise<RowCounts> =>
  countRows(async sql => (await client.query<Record<string, unknown>>(sql)).rows)

const drop = (client: Client, name: string) =>
  client.query(`drop database if exists "${name}" with (force)`).then(() => undefined)

function urlOf(url: string, database: string): string {
  const parts = new URL(url)
  parts.pathname = `/${database}`
  return parts.href
}

/** Translates the failure of a program to a fault. If its message shows no other cause, `fault` applies. */
const asBackupFailed =
  (fault: BackupFault) =>
  (error: unknown): never => {
    if (error instanceof ProgramMissing) throw new BackupFailed('no_program', error.message)
    if (error instanceof ProgramFailure)
      throw new BackupFailed(/no space left|quota exceeded/i.test(error.message) ? 'full' : fault, error.message)
    throw error
  }

const insufficientPrivilege = '42501'

function asMayNotCreate(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === insufficientPrivilege)
    throw new BackupFailed('may_not_create', error.message)
  throw error
}
