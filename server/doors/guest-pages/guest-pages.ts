import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from '../../api/context.ts'
import type { NoteAnswer } from '../answer-notes.ts'
import type { Handler } from '../chain.ts'
import type { PageDoor } from '../pages/pages.ts'
import type { SecurityHeaders } from '../security-headers.ts'
import { sendStored } from '../stored-answer.ts'
import { askedPage, type AskedPage } from './asked-page.ts'
import { makePage, type SharedAnswer } from './make-page.ts'
import { PageMemory } from './page-memory.ts'
import { pageReaders } from './page-readers.ts'

export interface GuestPagesParts {
  site: Site
  pages: PageDoor
  https: boolean
  /** The public address, where one is set. */
  url: string | undefined
  addressOf: (peer: string | undefined, forwarded: string | undefined) => string
  note: NoteAnswer
}

/** Answers what all guests see alike from memory: before a cookie of a session, a unit of work or a renderer is thought of. */
export function guestPages(parts: GuestPagesParts): (security: SecurityHeaders) => Handler {
  const { site, url, addressOf, note } = parts
  const memory = new PageMemory<SharedAnswer | undefined>(site.changes, site.clock)
  const countReader = pageReaders(site)
  const siteOrigin = url === undefined ? undefined : new URL(url).origin

  return security => (request, response, next) => {
    const asked = askedPage(request, siteOrigin)
    if (asked === undefined) {
      next()
      return
    }
    const started = performance.now()
    const make = () => makePage(parts, asked)
    const send = (answer: SharedAnswer | undefined) => {
      if (answer === undefined) {
        next()
        return
      }
      sendShared({ request, response }, answer, [...security(), ...varying(request, asked)])
      const { method = '', url: path = '' } = request
      note({ door: 'page', method, path, status: response.statusCode, elapsed: performance.now() - started })
      if (method === 'GET' && answer.status === 200)
        countReader(asked, addressOf(request.socket.remoteAddress, forwardedFor(request)))
    }
    const kept = memory.find(asked.key, make)
    if (kept !== undefined) send(kept)
    // What could not be made is tried once more for this reader, who is told what is wrong.
    else memory.make(asked.key, make).then(send, next)
  }
}

function forwardedFor({ headers }: IncomingMessage): string | undefined {
  const header = headers['x-forwarded-for']
  return Array.isArray(header) ? header.join(',') : header
}

/** Set by a cache that has looked at the cookies itself: the languages of a guest who may be sent what is kept, as `zh this` (decisions: Caches in front). */
const guestHeader = 'x-guest-page'

// A cache that knows nothing of the site must tell answers apart by all cookies; one that says what it has read in them, by that.
function varying({ headers }: IncomingMessage, { locale, texts }: AskedPage): readonly string[] {
  return headers[guestHeader] === `${locale} ${texts}` ? ['Vary', 'X-Guest-Page'] : ['Vary', 'Cookie']
}

function sendShared(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { status, stored, headers }: SharedAnswer,
  further: readonly string[],
): void {
  if (status === 200) {
    sendStored(request, response, stored, [...headers, ...further])
    return
  }
  response.writeHead(status, [...stored.plain.headers, ...headers, ...further])
  response.end(request.method === 'HEAD' ? undefined : stored.plain.bytes)
}
