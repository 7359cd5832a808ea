import { createHash, randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { image } from '#server/db/embedded/database-image.ts'

// Migrating takes longer than most tests, so it is done once per state of the migrations, and then copied.

const root = fileURLToPath(new URL('../../', import.meta.url))
const cache = join(root, 'node_modules/.cache')
const migrations = join(root, 'server/db/migrations')
const day = 24 * 60 * 60 * 1000
// The site has no lock of this number (server/db/advisory-lock.ts).
const templateLock = 1_915_202_512

/** Returns the folder of a migrated and closed embedded database. */
async function migratedCluster(): Promise<string> {
  const home = join(cache, `database-${fingerprint()}`)
  if (existsSync(home)) return join(home, 'database')
  mkdirSync(cache, { recursive: true })
  forgetOld()
  const draft = join(cache, `draft-${randomBytes(6).toString('hex')}`)
  await migrated({ url: undefined, dataDir: draft })
  try {
    renameSync(draft, home)
  } catch (error) {
    if (!existsSync(home)) throw error
    rmSync(draft, { recursive: true }) // another process was faster
  }
  return join(home, 'database')
}

/** Puts a copy of it into this DATA_DIR. */
export async function putMigratedCluster(dataDir: string): Promise<void> {
  cpSync(await migratedCluster(), join(dataDir, 'database'), { recursive: true })
}

/** Runs a statement that copies a migrated database on the server; an advisory lock lets only one process copy at a time. */
export async function migratedTemplate(server: string, statementFor: (template: string) => string): Promise<void> {
  const template = `migrated_${fingerprint()}`
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [template])
    if (rows.length === 0) {
      const url = new URL(server)
      url.pathname = `/${template}_draft`
      await client.query(`drop database if exists ${template}_draft`)
      await client.query(`create database ${template}_draft`)
      await migrated({ url: url.href, dataDir: '' })
      await client.query(`alter database ${template}_draft rename to ${template}`)
    }
    await client.query(statementFor(template))
  } finally {
    await client.end()
  }
}

async function migrated(where: { url: string | undefined; dataDir: string }): Promise<void> {
  // Imported on demand: a copy does not need the server's code, and loading it takes as long as starting a browser.
  const { migrate, openDatabase } = await import('#server/db/connection.ts')
  const database = await openDatabase({ ...where, durable: false, report: message => console.error(message) })
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(image))
  for (const file of readdirSync(migrations).sort()) hash.update(file).update(readFileSync(join(migrations, file)))
  return hash.digest('hex').slice(0, 16)
}

function forgetOld(): void {
  const old = readdirSync(cache).filter(name => name.startsWith('database-') || name.startsWith('draft-'))
  for (const path of old.map(name => join(cache, name))) {
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (age > day) rmSync(path, { recursive: true, force: true })
  }
}
