import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectOrOpenDatabase, type Database } from '#server/db/connection.ts'
import { allocator, heap } from '../../tools/launcher/memory-limits.mjs'

export interface RunningSite {
  url: string
  /** The id of the started process; it may have started others (WORKERS). */
  pid: number
  /** The running site's own database. */
  database: Database
  /** Returns resident memory in MB, as the kernel counts it. */
  memory: () => Promise<number>
  /** Returns the CPU time in seconds since the start, of all threads together. */
  processor: () => Promise<number>
  stop: () => Promise<void>
}

/** Starts the built site with an empty data directory and without rate limits. */
export async function runningSite(env: Record<string, string> = {}): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const site = spawn(process.execPath, [...heap, 'server/index.ts'], {
    env: {
      ...process.env,
      ...allocator,
      // Set as by the launcher: without it, the compiler that strips types stays in memory.
      NODE_COMPILE_CACHE: '.cache/node',
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      LIMITS: 'off',
      SEED: 'none',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readyAt(site)
  const database = await connectOrOpenDatabase({
    url: env['DATABASE_URL'] || undefined,
    dataDir,
    report: () => undefined,
  })
  return {
    url,
    pid: site.pid ?? 0,
    database,
    memory: async () => (await metric(url, 'process_resident_memory_bytes')) / 1_048_576,
    processor: () => metric(url, 'process_cpu_seconds_total'),
    async stop() {
      await database.close()
      const ended = new Promise(resolve => site.once('exit', resolve))
      site.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function metric(url: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1])
}

function readyAt(site: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    site.once('exit', code => reject(new Error(`the site ended with ${String(code)}`)))
    site.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const url = /^ready (\S+)$/m.exec(output)?.[1]
      if (url !== undefined) resolve(url)
    })
  })
}

/** Returns the times in ms of `count` sequential requests on one connection, after `warm` uncounted ones. */
export async function timesOf(url: string, count: number, warm: number): Promise<number[]> {
  const times: number[] = []
  for (let request = 0; request < warm + count; request += 1) {
    const started = performance.now()
    const response = await fetch(url)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    if (request >= warm) times.push(performance.now() - started)
  }
  return times.sort((one, other) => one - other)
}

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
