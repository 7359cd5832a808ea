import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from '../../rpc/context.ts'
import { isDatabaseUnavailable } from '../../rpc/database-unavailable.ts'
import { retrySeconds } from '../../kernel/refusal-kinds.schema.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { guest, isSignedIn, may, type Viewer } from '../../kernel/viewer.ts'
import { sseFrame } from '../../live/sse-frame.ts'
import { deskTopic, ownTopic } from '../../live/live-hub.ts'
import { parseTopics } from '../../live/live.schema.ts'
import { TooManyReads } from '../../live/missed-messages.ts'
import { LiveStream } from '../../live/live-stream.ts'
import { createCaller } from '../../router.ts'
import { pathOf, type Handler } from '../handler-chain.ts'
import { Cookies } from '../cookies.ts'
import { createAddressRateLimiter, type AddressLimit } from '../address-rate-limiter.ts'
import { buildBrowserContext } from '../pages/build-page-context.ts'
import { identityOf, guestIdentity, type Identity } from '../session-cookie.ts'
import type { LiveStreams } from './start-live-streams.ts'

interface LiveParts {
  site: Site
  live: LiveStreams
  https: boolean
  /** The limit for the requests of one address; undefined without limits. */
  limit: AddressLimit | undefined
  addressOf: (peer: string | undefined, forwarded: string | undefined) => string
}

interface Call extends LiveParts {
  request: IncomingMessage
  response: ServerResponse
  address: string
  url: URL
}

const retryAfterSeconds = 30

/**
 * Requests a minute from one address. It is twenty times the limit of the REST API, because each reader behind an address polls twice a minute
 * (docs/product.md#limits).
 */
export const liveLimit = { points: 20 * 600, seconds: 60 } as const

/**
 * Handles GET /live, which streams the messages for a page, and GET /live/state, which answers pages that poll. It runs before Hono on Node's own
 * objects, because a Request, a Response and a generator for each of thousands of streams would need more memory than the streams.
 */
export function liveHandler(parts: LiveParts): Handler {
  const limitAddress = parts.limit ? createAddressRateLimiter(parts.limit) : () => Promise.resolve()
  return (request, response, next) => {
    const path = pathOf(request)
    if (path !== '/live' && path !== '/live/state') return next()
    if (request.method !== 'GET') return refuse(response, 405, { Allow: 'GET' })
    // A page of another site must not use up the places of this reader's address.
    if (request.headers['sec-fetch-site'] === 'cross-site') return refuse(response, 403)
    const call: Call = {
      ...parts,
      request,
      response,
      address: parts.addressOf(request.socket.remoteAddress, request.headers['x-forwarded-for']?.toString()),
      url: new URL(request.url ?? '', 'http://here'),
    }
    limitAddress(call.address)
      .then(() => (path === '/live' ? openStream(call) : sendState(call)))
      .catch((fault: unknown) => fail(call, fault))
  }
}

async function openStream(call: Call): Promise<void> {
  const { site, live, request, response, address, url } = call
  const stream = new LiveStream(response, address, Date.now())
  if (!live.hub.admit(stream)) {
    refuse(response, 503, { 'Retry-After': String(retryAfterSeconds) })
    return
  }
  response.once('close', () => live.hub.remove(stream))
  const asked = parseTopics(url.searchParams.get('topics') ?? '')
  const { identity, cookies } = await identityOfListener(call)
  const { viewer } = identity
  if (isSignedIn(viewer)) stream.member = viewer
  const topics = [...asked.keys(), ...topicsOf(viewer)]
  // Without topics, 204 tells the page not to reconnect (app/browser/receive-live-messages.ts).
  if (topics.length === 0 && !identity.ended) {
    refuse(response, 204)
    return
  }
  stream.topics = topics
  // Notices may have arrived, or been read elsewhere, while this browser had no stream.
  const unread = isSignedIn(viewer)
    ? [sseFrame({ topic: 'own', unreadNotices: viewer.unreadNotices ?? 0 }, site.clock.now())]
    : []
  // The stream listens before the missed messages are read, so that none is lost in between.
  live.hub.listen(stream)
  const resumed = parseEventId(request.headers['last-event-id'])
  const missed = await Promise.all([...asked].map(([topic, since]) => live.missed.readSince(topic, resumed ?? since)))
  const ended = identity.ended ? [sseFrame({ topic: 'own', sessionEnded: true }, site.clock.now())] : []
  stream.start([...ended, ...missed.map(({ frames }) => frames), ...unread], cookies)
  if (topics.length === 0) stream.end()
}

/** Topics that the server adds by itself, because they depend on the viewer. */
const topicsOf = (viewer: Viewer): string[] => [
  ...(isSignedIn(viewer) ? [ownTopic(viewer.id)] : []),
  ...(may(viewer, 'review') ? [deskTopic] : []),
]

async function sendState({ site, live, request, response, url }: Call): Promise<void> {
  const asked = parseTopics(url.searchParams.get('topics') ?? '')
  // A member whose stream was refused may still get one, with their own messages, so polling continues.
  if (asked.size === 0 && !hasSessionCookie(request)) {
    refuse(response, 204)
    return
  }
  const parts = await Promise.all([...asked].map(([topic, since]) => live.missed.readSince(topic, since)))
  const at = Math.min(site.clock.now().getTime(), ...parts.map(part => part.at.getTime()))
  const body = `{"at":${at},"messages":[${parts.flatMap(({ json }) => json).join(',')}]}`
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(body)
}

const hasSessionCookie = ({ headers: { cookie = '' } }: IncomingMessage) =>
  /(?:^|; *)(?:token|refreshToken)=/.test(cookie)

/** Returns the identity of the session cookies. Keys of an ended session are cleared by the page that reports the end, not here. */
async function identityOfListener({ site, https, request, address, url }: Call): Promise<{
  identity: Identity
  cookies: readonly string[]
}> {
  const { cookie, 'user-agent': userAgent } = request.headers
  if (!hasSessionCookie(request)) return { identity: guestIdentity, cookies: [] }
  const cookies = new Cookies(cookie, https)
  const caller = createCaller(buildBrowserContext({ site, cookies, address, userAgent, url }, guest))
  const identity = await identityOf(site, cookies, caller)
  const headers = new Headers()
  if (!identity.ended) cookies.applyTo(headers)
  return { identity, cookies: headers.getSetCookie() }
}

/** Returns the moment of the last message, if a browser resumes the stream by itself. */
function parseEventId(text: string | string[] | undefined): Date | undefined {
  return typeof text === 'string' && /^\d{1,14}$/.test(text) ? new Date(Number(text)) : undefined
}

function refuse(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { ...headers, 'Cache-Control': 'no-store' }).end()
}

const retryAfter = { 'Retry-After': String(retrySeconds) }

function fail({ site, response, url, address }: Call, fault: unknown): void {
  if (fault instanceof Refusal && fault.kind === 'too_many') {
    const requestId = response.getHeader('X-Request-Id')?.toString()
    site.security.record({ address, requestId }, { event: 'limit', outcome: 'limited', at: 'live' })
    return refuse(response, 429, { 'Retry-After': String(fault.params['seconds'] ?? 1) })
  }
  if (fault instanceof TooManyReads) return refuse(response, 503, retryAfter)
  site.report(fault, `GET ${url.pathname}`)
  if (response.headersSent) response.socket?.destroy()
  else refuse(response, isDatabaseUnavailable(fault) ? 503 : 500, retryAfter)
}
