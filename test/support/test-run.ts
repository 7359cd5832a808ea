import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { z } from 'zod'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder for files that no single process of the run removes, and the prefix of the run's databases on a server. */
    testRun: { folder: string; name: string }
  }
}

/** Runs before the first test file of a project, and after its last one. */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'))
  const name = basename(folder).toLowerCase().replaceAll('-', '_')
  project.provide('testRun', { folder, name })
  return async () => {
    const server = process.env['TEST_DATABASE_URL']
    if (server !== undefined) await dropAll(server, `${name}_`)
    // The last processes may still be ending.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

const databases = z.array(z.object({ name: z.string() }))

async function dropAll(server: string, prefix: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query('select datname as name from pg_database where starts_with(datname, $1)', [
    prefix,
  ])
  for (const { name } of databases.parse(rows)) await client.query(`drop database "${name}" with (force)`)
  await client.end()
}
