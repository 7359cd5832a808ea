import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { environmentOfChild } from '../kernel/env.ts'
import { ProgramFailure, ProgramMissing } from '../kernel/program-failure.ts'
import { applicationName } from './database-address.ts'

interface Tool {
  child: ChildProcessByStdio<Writable, Readable, Readable>
  /** Resolves when the program succeeds. Rejects with ProgramFailure and the program's own message. */
  done: Promise<void>
}

interface Dumping {
  /** The snapshot that another transaction has exported. The dump shows the database as that transaction sees it. */
  snapshot?: string | undefined
  signal?: AbortSignal
}

/** Dumps a server's database with PostgreSQL's own program, in its own compressed format. */
export async function dumpServer(url: string, file: string, { snapshot, signal }: Dumping = {}): Promise<void> {
  const at = snapshot === undefined ? [] : [`--snapshot=${snapshot}`]
  const args = ['--format=custom', '--no-owner', '--no-privileges', ...at, `--file=${file}`]
  await start('pg_dump', args, { url, signal }).done
}

/** Replaces the contents of the database in one transaction, completely or not at all. */
export async function restoreServer(url: string, file: string, signal?: AbortSignal): Promise<void> {
  await refuseWhileInUse(url)
  const bringsSchema = / SCHEMA - public /.test(await contentsOf(file, signal))
  const reader = start('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], { signal })
  const quietly = ['--no-psqlrc', '--quiet', '--output=/dev/null', '--set=ON_ERROR_STOP=1', '--set=VERBOSITY=terse']
  const empty = ['--command=drop schema public cascade', ...(bringsSchema ? [] : ['--command=create schema public'])]
  const writer = start('psql', [...quietly, '--single-transaction', ...empty, '--file=-'], {
    url,
    signal,
  })
  reader.child.stdout.pipe(writer.child.stdin, { end: false })
  // A partial script must not be committed, so the writer gets the end of its input only after the whole backup was read.
  const read = reader.done.then(
    () => writer.child.stdin.end(),
    (error: unknown) => {
      writer.child.kill('SIGKILL')
      throw error
    },
  )
  await Promise.all([read, writer.done])
}

async function contentsOf(file: string, signal: AbortSignal | undefined): Promise<string> {
  const lister = start('pg_restore', ['--list', file], { signal })
  const [contents] = await Promise.all([text(lister.child.stdout), lister.done])
  return contents
}

/** Refuses while a site uses the database. A site that has just stopped is still listed for an instant. */
async function refuseWhileInUse(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  await client.connect()
  try {
    for (let look = 1; await isInUse(client); look += 1) {
      if (look === 5)
        throw new ProgramFailure('The site is running on this database; stop it before you restore a backup.')
      await pause(200)
    }
  } finally {
    await client.end()
  }
}

async function isInUse(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    'select 1 from pg_stat_activity where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()',
    [applicationName],
  )
  return rows.length > 0
}

interface Starting {
  url?: string
  /** Ends the program. */
  signal: AbortSignal | undefined
}

function start(program: string, args: readonly string[], { url, signal }: Starting): Tool {
  const child = spawn(program, url === undefined ? args : [...args, `--dbname=${withoutPassword(url)}`], {
    // The command line is visible to all users of the machine, the environment is not.
    env: environmentOfChild(url === undefined ? {} : { PGPASSWORD: passwordOf(url) }),
    ...(signal === undefined ? {} : { signal }),
  })
  child.stdin.on('error', () => undefined) // the program ended early; its own message says why
  return { child, done: finish(program, child) }
}

async function finish(program: string, child: Tool['child']): Promise<void> {
  const [said, code] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.on('close', resolve).on('error', error => reject(wordsFor(program, error)))
    }),
  ])
  if (code !== 0) throw new ProgramFailure(said.trim() || `${program} failed.`)
}

function wordsFor(program: string, error: Error): Error {
  if (!('code' in error) || error.code !== 'ENOENT') return error
  return new ProgramMissing(
    `${program} is not installed; it comes with PostgreSQL's client programs (postgresql-client).`,
  )
}

function withoutPassword(url: string): string {
  const parts = new URL(url)
  parts.password = ''
  return parts.href
}

function passwordOf(url: string): string | undefined {
  const { password } = new URL(url)
  return password === '' ? undefined : decodeURIComponent(password)
}
