import { randomBytes } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDataDir } from '../../kernel/data-dir.ts'

/** The paths of the embedded database. */
interface DatabasePaths {
  /** PostgreSQL's own folder. */
  cluster: string
  /** The folder of the sockets, which the driver takes as host name. */
  sockets: string
  /** The socket to which the driver connects, with the name that every PostgreSQL client expects in that folder. */
  socket: string
  /** The socket that locks the data folder for one process. */
  lock: string
}

export const port = 5432

// sun_path holds 108 bytes on Linux and 104 elsewhere, the last a zero.
const maxPathBytes = process.platform === 'linux' ? 107 : 103

/** Returns the paths, and creates missing folders. Only this user may enter them, because a client of the socket is superuser of the database. */
export function databasePathsIn(dataDir: string): DatabasePaths {
  openDataDir(dataDir)
  const home = realpathSync(dataDir)
  const sockets = socketFolder(home)
  return {
    cluster: join(home, 'database'),
    sockets,
    socket: join(sockets, `.s.PGSQL.${String(port)}`),
    lock: join(sockets, 'lock'),
  }
}

function socketFolder(home: string): string {
  const near = join(home, 'sockets')
  if (Buffer.byteLength(join(near, `.s.PGSQL.${String(port)}`)) > maxPathBytes)
    return farFolder(join(home, 'socket-folder'))
  mkdirSync(near, { recursive: true, mode: 0o700 })
  chmodSync(near, 0o700)
  return near
}

/**
 * Returns a temporary folder if the usual path is too long for a socket. Its name is stored in `note`, so that every process finds the same folder.
 */
function farFolder(note: string): string {
  for (let attempt = 0; attempt < 3; attempt++) {
    const named = readIfThere(note)
    if (named !== undefined && makeOwn(named)) return named
    const fresh = join(tmpdir(), `anniversary-${randomBytes(6).toString('hex')}`)
    mkdirSync(fresh, { mode: 0o700 })
    const draft = `${note}.${randomBytes(6).toString('hex')}`
    writeFileSync(draft, fresh)
    renameSync(draft, note)
  }
  throw new Error(`No folder for the database's sockets could be made; ${note} should name one.`)
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}

/** Creates the folder, or accepts an existing one of this user alone. Returns false if somebody else took the name in a shared temporary folder. */
function makeOwn(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 })
    return true
  } catch {
    const found = lstatSync(folder, { throwIfNoEntry: false })
    return found !== undefined && found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0
  }
}
