import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import type { SmtpAccount } from '#server/kernel/smtp-account.ts'
import { type ReadLetter, readLetter } from './read-letter.ts'

interface Received {
  from: string
  to: string[]
  /** The user who logged in; undefined if no login was required. */
  user: string | undefined
  secure: boolean
  raw: string
  letter: ReadLetter
}

interface RunningSmtpServer {
  account: SmtpAccount
  received: Received[]
}

export const postman = { user: 'postman@example.org', password: 'stamp & seal' } as const

/**
 * Starts a mail server on this machine that stores the letters it receives, until the test ends. With `login`, only the account `postman` may send.
 */
export async function smtpServer({
  login = false,
  ...options
}: SMTPServerOptions & { login?: boolean } = {}): Promise<RunningSmtpServer> {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onAuth({ username, password }, _session, callback) {
      if (username === postman.user && password === postman.password) callback(null, { user: username })
      else callback(Object.assign(new Error('Error: authentication failed'), { responseCode: 535 }))
    },
    onData(stream, { envelope, secure, user }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      const store = async () => {
        const raw = Buffer.concat(parts)
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          user: typeof user === 'string' ? user : undefined,
          secure,
          raw: raw.toString('utf8'),
          letter: await readLetter(raw),
        })
      }
      stream.on('end', () => void store().then(() => done(), done))
    },
    ...options,
  })
  // A connection that the client closes early is no failure of the test.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>(closed => server.close(() => closed())))
  const account = login ? { ...postman, fromAddress: '' } : { user: '', password: '', fromAddress: 'site@example.org' }
  return { received, account: accountOn(server.server, { ...account, secure: options.secure === true }) }
}

/** Starts a server that accepts connections and never sends anything. */
export async function silentServer(): Promise<SmtpAccount> {
  const server = createServer(socket => void socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = new Set<{ destroy: () => void }>()
  server.on('connection', socket => void sockets.add(socket))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return accountOn(server, { user: '', password: '', fromAddress: 'site@example.org', secure: false })
}

type AccountFields = Pick<SmtpAccount, 'user' | 'password' | 'fromAddress' | 'secure'>

function accountOn(server: Pick<Server, 'address'>, rest: AccountFields): SmtpAccount {
  const { port } = addressOf(server.address())
  return { host: '127.0.0.1', port, fromName: '', ...rest }
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port')
  return address
}
