import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { changesChannel } from '../../rpc/database-triggers/announce-change.ts'
import { applicationName } from '../database-address.ts'
import type { Engine } from './engine.ts'
import type { Owner, SessionQueue } from './session-queue.ts'
import { notificationsIn } from './notifications.ts'
import { createInbox, type Unit } from './postgres-protocol.ts'

// Speaks the PostgreSQL protocol on a socket for one PGlite. A pipeline reaches the database in one piece and a transaction keeps the session, so
// connections never see each other's statements. (PGLiteSocketServer passes on single messages: with parameters larger than a socket buffer, 59 of
// 160 interleaved responses belonged to another connection.)

interface Options {
  path: string
  engine: Engine
  queue: SessionQueue
  /** Called with the changes of programs beside the site. The site itself gets its changes with the response to its commit. */
  onChange: (change: string) => void
  /** Reports a connection that was cut off because it made all others wait. */
  report: (message: string) => void
}

interface Sessions {
  close: () => Promise<void>
}

/** Listens on the socket, which only this user may open. */
export async function serveSessions({ path, engine, queue, onChange, report }: Options): Promise<Sessions> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    const owner: Owner = {
      disconnect() {
        report(
          'A connection kept a transaction open and idle while others waited; it was cut off and the transaction undone.',
        )
        socket.destroy()
      },
    }
    socket.on('close', () => {
      sockets.delete(socket)
      queue.remove(owner)
    })
    let runs = engine
    readUnits(socket, unit => {
      if (unit.kind === 'greet' && !isOfSite(unit)) runs = forwardChanges(engine, onChange)
      answer(unit, socket, runs, run => queue.enqueue(owner, run))
    })
  })
  rmSync(path, { force: true })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(path, resolve)
  })
  chmodSync(path, 0o600)
  return {
    async close() {
      const closed = once(server.close(), 'close')
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

const isOfSite = ({ bytes }: Unit) => bytes.includes(`application_name\0${applicationName}\0`)

const forwardChanges = (engine: Engine, changed: (change: string) => void): Engine => ({
  ...engine,
  async run(unit, complete) {
    const response = await engine.run(unit, complete)
    notificationsIn(response.bytes, changesChannel).forEach(changed)
    return response
  },
})

function readUnits(socket: Socket, answerUnit: (unit: Unit) => void): void {
  const inbox = createInbox()
  socket.on('error', () => socket.destroy())
  socket.on('data', chunk => {
    try {
      for (const unit of inbox.push(chunk)) answerUnit(unit)
    } catch {
      socket.destroy()
    }
  })
}

function answer(unit: Unit, socket: Socket, engine: Engine, take: (run: () => Promise<boolean>) => void): void {
  switch (unit.kind) {
    case 'plain':
      socket.write('N')
      return
    case 'greet':
      socket.write(engine.greeting)
      return
    case 'cancel':
    case 'leave':
      socket.end()
      return
    case 'run':
      take(async () => {
        const { bytes, open } = await engine.run(unit.bytes, unit.complete)
        if (socket.writable) socket.write(bytes)
        return open
      })
  }
}
