import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'
import { eventually } from '#test/support/browser.ts'
import { type ReadLetter, readLetter } from '#test/support/read-letter.ts'

interface Letter extends Omit<ReadLetter, 'to'> {
  to: string
}

interface Mailbox {
  /** The address for SMTP_URL. */
  url: string
  /** The letters to an address, oldest first. */
  lettersTo: (address: string) => Letter[]
  /** The code in the letter with this number to this address; the first letter is number 1. */
  codeTo: (address: string, number?: number) => Promise<string>
  /** Waits for a letter to this address with a link to `path`, and returns the link's path. */
  linkTo: (address: string, path: string) => Promise<string>
}

interface MailServerOptions {
  host?: string
  /** A free port by default. */
  port?: number
  /** An address whose letters are refused. */
  unknown?: string
}

/** Starts a mail server for one test file. It stores every letter. */
export async function mailbox(options?: MailServerOptions): Promise<Mailbox> {
  const { stop, ...opened } = await openMailbox(options)
  afterAll(stop)
  return opened
}

let shared: Promise<Mailbox> | undefined

/** Returns the mail server of all test files of this process. Sites whose tests write only to their own addresses can share it. */
export function sharedMailbox(): Promise<Mailbox> {
  return (shared ??= openMailbox())
}

async function openMailbox({ host = '127.0.0.1', port = 0, unknown = '' }: MailServerOptions = {}): Promise<
  Mailbox & { stop: () => Promise<void> }
> {
  const letters: Letter[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, callback) {
      if (address === unknown) callback(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
      else callback()
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      const keep = async () => {
        const letter = await readLetter(Buffer.concat(parts))
        for (const { address } of envelope.rcptTo) letters.push({ ...letter, to: address })
      }
      stream.on('end', () => void keep().then(() => done(), done))
    },
  })
  server.listen(port, host)
  await once(server.server, 'listening')
  const lettersTo = (address: string) => letters.filter(({ to }) => to === address)
  const codesTo = (address: string) =>
    lettersTo(address).flatMap(({ text }) => /[：:] *(\d{6})\b/.exec(text)?.[1] ?? [])
  return {
    stop: () => new Promise(resolve => server.close(() => resolve())),
    url: `smtp://${host}:${addressOf(server).port}`,
    lettersTo,
    async codeTo(address, number = 1) {
      await eventually(() => codesTo(address).length).toBeGreaterThanOrEqual(number)
      return codesTo(address)[number - 1] ?? ''
    },
    async linkTo(address, path) {
      const links = () =>
        lettersTo(address).flatMap(({ text }) => {
          const [link] = /\/[\w/-]+\?token=[\w-]{43}/.exec(text) ?? []
          return link?.startsWith(path) === true ? [link] : []
        })
      await eventually(() => links().length).toBeGreaterThan(0)
      return links().at(-1) ?? ''
    },
  }
}

function addressOf(server: SMTPServer): AddressInfo {
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
  return address
}
