import { mkdirSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const maxTakeoverMs = 10_000

/** Another process has this DATA_DIR open; the message is one sentence for the operator. */
export class DataDirInUse extends Error {
  constructor(dataDir: string) {
    super(`Another process already uses the database in ${dataDir}; stop it first, or set DATA_DIR to another folder.`)
    this.name = 'DataDirInUse'
  }
}

export interface Lock {
  release: () => Promise<void>
}

/**
 * Locks the data folder before it is opened, because PGlite would let two processes write it. The lock is a listening socket, which ends with its
 * process. `onConnection` handles connections to it. Throws DataDirInUse when the lock is taken.
 */
export async function takeDataDirLock(
  path: string,
  dataDir: string,
  onConnection: (socket: Socket) => void,
): Promise<Lock> {
  const giveUpAt = Date.now() + maxTakeoverMs
  while (Date.now() < giveUpAt) {
    const server = await listen(path, onConnection)
    if (server !== undefined) return { release: () => new Promise(resolve => server.close(() => resolve())) }
    if (await isListening(path)) throw new DataDirInUse(dataDir)
    await removeStaleLock(path)
  }
  throw new DataDirInUse(dataDir)
}

/** Returns whether a living process listens there. The process may be busy: the system accepts the connection. */
export function isListening(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(path)
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}

function listen(path: string, talk: (socket: Socket) => void): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer(talk)
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(path, () => resolve(server))
  })
}

/**
 * Removes a stale lock. Only one process at a time may check and remove it, because another might remove a lock that was just made. Creating a folder
 * succeeds for one process alone.
 */
async function removeStaleLock(path: string): Promise<void> {
  const turn = `${path}.takeover`
  try {
    mkdirSync(turn)
  } catch {
    const since = statSync(turn, { throwIfNoEntry: false })?.mtimeMs
    if (since !== undefined && Date.now() - since > maxTakeoverMs / 2) rmSync(turn, { recursive: true, force: true })
    await pause(20)
    return
  }
  try {
    // Checked twice, because a process that has just made its socket does not answer for an instant.
    if (await isListening(path)) return
    await pause(50)
    if (!(await isListening(path))) rmSync(path, { force: true })
  } finally {
    rmSync(turn, { recursive: true, force: true })
  }
}
