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
  /** What the site is given as SMTP_URL. */
  url: string
  /** The letters to an address, the oldest first. */
  lettersTo: (address: string) => Letter[]
  /** The code of the letter to this address that comes as the one of this number, the first being 1. */
  codeTo: (address: string, number?: number) => Promise<string>
  /** The path of the link in the letter to this address, once one has come. */
  linkTo: (address: string, path: string) => Promise<string>
}

/**
 * A mail server for one test file: it takes every letter and keeps it, but for those to `unknown`. On any free port, unless the test
 * needs one of its own.
 */
export async function mailbox({ host = '127.0.0.1', port = 0, unknown = '' } = {}): Promise<Mailbox> {
  const letters: Letter[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, answer) {
      if (address === unknown) answer(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
      else answer()
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
  afterAll(() => new Promise<void>(resolve => server.close(() => resolve())))
  const lettersTo = (address: string) => letters.filter(({ to }) => to === address)
  const codesTo = (address: string) =>
    lettersTo(address).flatMap(({ text }) => /[：:] *(\d{6})\b/.exec(text)?.[1] ?? [])
  return {
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
