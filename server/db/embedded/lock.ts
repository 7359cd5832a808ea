import { randomBytes } from 'node:crypto'
import { linkSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'

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
 * Takes the data folder before it is opened: PGlite would let two processes write it. The lock is a listening socket, which ends
 * with its process. `talk` serves those who connect. Throws DataDirInUse when it is taken.
 */
export async function takeLock(path: string, dataDir: string, talk: (socket: Socket) => void): Promise<Lock> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const server = await listen(path, talk)
    if (server !== undefined) return { release: () => new Promise(resolve => server.close(() => resolve())) }
    if (await answers(path)) throw new DataDirInUse(dataDir)
    await removeStale(path, dataDir)
  }
  throw new DataDirInUse(dataDir)
}

/** True when a living process listens there; it need not be awake to be there. */
export function answers(path: string): Promise<boolean> {
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

/** Moves the dead socket away first: of two processes that find it dead, only one gets it, and a living one is put back. */
async function removeStale(path: string, dataDir: string): Promise<void> {
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  try {
    renameSync(path, aside)
  } catch {
    return // another process was quicker
  }
  const alive = await answers(aside)
  if (alive) linkSync(aside, path)
  rmSync(aside, { force: true })
  if (alive) throw new DataDirInUse(dataDir)
}
