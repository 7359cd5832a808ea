import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { z } from 'zod'
import { putMigratedCluster } from './migrated.ts'

export interface JourneySite {
  url: string
  /** The id of the started process, which is the primary one if there are several. */
  pid: number
  /** Calls the REST API; resolves to the data in the envelope. */
  call: (method: string, path: string, what?: { body?: object; token?: string }) => Promise<unknown>
  /** Returns the errors reported to the operator since the last call. */
  takeFaults: () => string[]
}

/** The first admin account. */
export const firstAdmin = { username: 'admin', password: 'torch-of-1915' } as const

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Starts the built site in a child process with an empty database, and stops it after the test file. Reported errors that no test has taken fail the
 * file.
 */
export async function journeySite(env: Record<string, string> = {}, folder = root): Promise<JourneySite> {
  const { site, stop } = await start(env, folder)
  afterAll(async () => {
    await stop()
    complainOf(site)
  })
  return site
}

const shared = new Map<string, Promise<Running>>()

/**
 * Returns a site for tests that only read, or whose changes disturb no other test. The test files of one process share one site per settings, or one
 * per group, if their changes would disturb the tests of other groups.
 */
export async function sharedSite(env: Record<string, string> = {}, group = ''): Promise<JourneySite> {
  const key = `${group} ${JSON.stringify(env)}`
  const running = shared.get(key) ?? startShared(env)
  shared.set(key, running)
  const { site } = await running
  afterAll(() => complainOf(site))
  return site
}

async function startShared(env: Record<string, string>): Promise<Running> {
  const running = await start(env, root)
  process.once('SIGTERM', () => process.exit())
  process.once('exit', running.kill)
  return running
}

function complainOf({ takeFaults }: JourneySite): void {
  const faults = takeFaults()
  if (faults.length > 0) throw new Error(`The site reported: ${faults.join('\n')}`)
}

interface Running {
  site: JourneySite
  stop: () => Promise<void>
  kill: () => void
}

async function start(env: Record<string, string>, folder: string): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'journey-'))
  // If the server's tests ran before, this uses their migrated database.
  if (env['DATABASE_URL'] === undefined) await putMigratedCluster(dataDir)
  const child = spawn(process.execPath, ['server/index.ts'], {
    cwd: folder,
    env: { ...process.env, ...settings(dataDir), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const faults: string[] = []
  const url = await readyAt(child, faults)
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  return {
    site: { url, pid: child.pid ?? 0, call: (...asked) => call(url, ...asked), takeFaults: () => faults.splice(0) },
    stop: () => ended(child).then(remove),
    kill() {
      child.kill('SIGKILL')
      remove()
    },
  }
}

const settings = (dataDir: string) => ({
  NODE_ENV: 'production' as const,
  NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  ADMIN_USERNAME: firstAdmin.username,
  ADMIN_PASSWORD: firstAdmin.password,
  LIMITS: 'off',
  LOG_LEVEL: 'error',
})

function readyAt(child: ChildProcessByStdio<null, Readable, null>, faults: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface(child.stdout).on('line', line => {
      const url = /^ready (\S+)$/.exec(line)?.[1]
      if (url !== undefined) resolve(url)
      else if (line.startsWith('{')) faults.push(line)
    })
    child.once('exit', code => reject(new Error(`the site ended with ${String(code)}`)))
  })
}

async function ended(child: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  if (child.exitCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

const envelope = z.object({ code: z.number(), message: z.unknown(), data: z.unknown() })

async function call(
  site: string,
  method: string,
  path: string,
  { body, token }: { body?: object; token?: string } = {},
): Promise<unknown> {
  const response = await fetch(`${site}/api/v1${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { code, message, data } = envelope.parse(await response.json())
  if (code !== 0) throw new Error(`${method} ${path} answered ${response.status} ${String(message)}`)
  return data
}
