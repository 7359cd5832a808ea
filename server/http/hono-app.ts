import { createHash, timingSafeEqual } from 'node:crypto'
import { ServerResponse } from 'node:http'
import { getTRPCErrorFromUnknown } from '@trpc/server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context as Call, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refusalText, type Locale } from '#app/i18n/refusal-text.ts'
import type { AddressReader } from './client-address.ts'
import type { RecordRequest } from './record-requests.ts'
import type { Context, Site } from '../rpc/context.ts'
import { toTrpcError } from '../rpc/to-trpc-error.ts'
import { problemsIn, refusalKinds, type Problem } from '../kernel/refusal-kinds.schema.ts'
import { guest, isSignedIn } from '../kernel/viewer.ts'
import { createCaller } from '../router.ts'
import { busyResponse } from './busy-response.ts'
import { bodyLimits } from './body-limits.ts'
import { isReadMethod } from './handler-chain.ts'
import { compressed } from './compression.ts'
import { Cookies } from './cookies.ts'
import type { Metrics } from './metrics.ts'
import { isSameOrigin } from './same-origin.ts'
import { paceWrites } from './pace-writing-requests.ts'
import type { RequestLimits } from './concurrent-requests.ts'
import type { PageHandler } from './pages/pages.ts'
import { isLegacyDataRequest, isLongerThanPages } from './remix/remix-paths.ts'
import { localeOf } from './pages/choose-language.ts'
import { buildBrowserContext, type PageRequest } from './pages/build-page-context.ts'
import { ensureFormToken } from './pages/form-token.ts'
import { handlePixel, handleFormTokenPixel } from './visitor-pixel.ts'
import { ImageProxy } from '../image-proxy/image-proxy.ts'
import { handleProxiedImage, handlePreview } from './handle-proxied-image.ts'
import { handleRpc } from './handle-rpc.ts'
import { handleUploadedImage, handleUpload } from './handle-uploads.ts'
import { identityOf } from './session-cookie.ts'

interface HonoAppParts {
  site: Site
  pages: PageHandler
  /** The REST API and its documentation, mounted at /api. */
  rest: Hono
  /** Feeds, site map and share pictures, each at its own address. */
  discovery: Hono
  metrics: Metrics
  note: RecordRequest
  limits: RequestLimits
  https: boolean
  metricsToken: string | undefined
  /** True if neither a public address nor a proxy is set. A request from this machine is then the operator's. */
  isLocal: boolean
  addressOf: AddressReader
  databaseAnswers: () => Promise<boolean>
  /** The proxy for pictures of other hosts; set in tests. */
  pictures?: ImageProxy
}

const maxWritesPerRound = 4

// The picture is drawn in a worker thread, so it does not count towards the limit of rendered pages.
const drawnInWorker = '/poster/picture.png'

/** Returns the Hono app for all computed responses. Files and common headers are sent before it (request-listener.ts). */
export function honoApp(parts: HonoAppParts): Hono {
  const app = new Hono()
  const pictures = parts.pictures ?? new ImageProxy(parts.site)
  app.use(recorded(parts))
  mountProbes(app, parts)
  app.use(paceWrites(maxWritesPerRound))
  app.route('/api', parts.rest)
  app.use(compressed)
  app.route('/', parts.discovery)
  app.get(
    '/uploads/:name',
    async call => (await handleUploadedImage(parts.site.store, call.req.param('name'))) ?? call.notFound(),
  )
  app.get('/outside', async call => (await handlePreview(pageRequestOf(parts, call), pictures)) ?? call.notFound())
  app.get(
    '/outside/:name',
    async call => (await handleProxiedImage(pageRequestOf(parts, call), pictures)) ?? call.notFound(),
  )
  app.post('/uploads', call => upload(parts, call))
  app.use(bodyLimit({ maxSize: bodyLimits.form, onError: call => tooLarge(pageRequestOf(parts, call)) }))
  app.get('/visitors/pixel.gif', call => handlePixel(pageRequestOf(parts, call), isOwnPageView(call)))
  app.get('/stamp.gif', call => handleFormTokenPixel(pageRequestOf(parts, call)))
  app.all('/trpc/*', call => typedCall(parts, call))
  app.all('*', call => page(parts, call))
  app.onError((fault, call) => {
    const locale = localeOf(pageRequestOf(parts, call))
    // A refusal is no fault, nor is a database that cannot be read or a client that is gone (docs/product.md#database-away).
    const [problem] = problemsIn(toTrpcError(getTRPCErrorFromUnknown(fault)))
    if (problem === undefined) {
      parts.site.report(fault, `${call.req.method} ${call.req.path}`)
      return plain(500, refusalText(locale, 'site.fault'))
    }
    const { kind, code, params } = problem
    return plain(refusalKinds[kind].http, refusalText(locale, code, params), retryAfter(params))
  })
  return app
}

const retryAfter = ({ seconds }: Problem['params']) => (seconds === undefined ? {} : { 'Retry-After': String(seconds) })

function pageRequestOf({ site, https, addressOf }: HonoAppParts, call: Call): PageRequest {
  return {
    site,
    cookies: new Cookies(call.req.header('Cookie'), https),
    address: addressOf(getConnInfo(call).remote.address, call.req.header('X-Forwarded-For')),
    requestId: requestIdOf({ env: call.env }),
    userAgent: call.req.header('User-Agent'),
    url: new URL(call.req.url),
  }
}

// The request id is set before the app gets the request (security-headers.ts).
function requestIdOf({ env }: { env: unknown }): string | undefined {
  if (typeof env !== 'object' || env === null || !('outgoing' in env)) return undefined
  return env.outgoing instanceof ServerResponse ? env.outgoing.getHeader('X-Request-Id')?.toString() : undefined
}

// A pixel on another site's page, or a HEAD request, does not count as a visit.
const isOwnPageView = (call: Call) => call.req.method === 'GET' && call.req.header('Sec-Fetch-Site') !== 'cross-site'

async function typedCall(parts: HonoAppParts, call: Call): Promise<Response> {
  const asked = pageRequestOf(parts, call)
  if (!isFromSameOrigin(asked, call)) return refuseForeign(asked, call)
  const asGuest = buildBrowserContext(asked, guest)
  // The limit includes identifying the viewer, because that takes a query.
  const response = parts.limits.calls.run(() => handleTypedCall(asked, call, asGuest))
  if (response !== undefined) return response
  const refused = busy(asGuest.locale, call)
  asked.cookies.applyTo(refused.headers)
  return refused
}

async function handleTypedCall(asked: PageRequest, call: Call, asGuest: Context): Promise<Response> {
  const { site, cookies } = asked
  const { viewer, ended } = await identityOf(site, cookies, createCaller(asGuest))
  const response = await handleRpc(call.req.raw, { ...asGuest, viewer }, site)
  if (call.req.method === 'POST' && !isSignedIn(viewer)) ensureFormToken(cookies, site.vault, site.clock.now())
  // A failed call of an ended session also clears the session cookies. After a successful call, the next page clears them.
  if (!ended || response.status !== 200) cookies.applyTo(response.headers)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

async function upload(parts: HonoAppParts, call: Call): Promise<Response> {
  const asked = pageRequestOf(parts, call)
  if (!isFromSameOrigin(asked, call)) return refuseForeign(asked, call)
  return handleUpload(asked, call.req.raw)
}

async function page(parts: HonoAppParts, call: Call): Promise<Response> {
  const asked = pageRequestOf(parts, call)
  if (!isFromSameOrigin(asked, call)) return refuseForeign(asked, call)
  if (isLongerThanPages(asked.url) || isLegacyDataRequest(asked.url))
    return plain(404, refusalText(localeOf(asked), 'site.no_such_path'))
  const respond = () => parts.pages.respond(asked, call.req.raw)
  if (asked.url.pathname === drawnInWorker) return respond()
  const { pageReads, pageWrites } = parts.limits
  const limit = isReadMethod(call.req) ? pageReads : pageWrites
  // A client that left while waiting must not cost the waiting clients a rendering.
  const respondIfConnected = () => (call.req.raw.signal.aborted ? Promise.resolve(disconnected(asked)) : respond())
  return limit.run(respondIfConnected) ?? busy(localeOf(asked), call)
}

function refuseForeign(asked: PageRequest, call: Call): Response {
  const { site } = asked
  site.security.record(asked, {
    event: 'foreign_origin',
    outcome: 'refused',
    at: `${call.req.method} ${handlerOf(call.req.path)}`,
  })
  return plain(403, refusalText(localeOf(asked), 'site.foreign_origin'))
}

function isFromSameOrigin({ cookies }: PageRequest, call: Call): boolean {
  const carriesSession = cookies.read('token') !== undefined || cookies.read('refreshToken') !== undefined
  return isSameOrigin(call.req.raw, call.req.header('Host'), carriesSession)
}

function busy(locale: Locale, call: Call): Response {
  const { body, ...rest } = busyResponse({ locale, accept: call.req.header('Accept'), method: call.req.method })
  return new Response(body, rest)
}

const disconnected = (asked: PageRequest) => plain(400, refusalText(localeOf(asked), 'site.hung_up'))

const tooLarge = (asked: PageRequest) => plain(413, refusalText(localeOf(asked), 'site.too_large'))

const plain = (status: number, sentence: string, headers: Readonly<Record<string, string>> = {}) =>
  new Response(`${sentence}\n`, {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })

export const isLoopbackAddress = (url: string | undefined) => url === undefined || isLoopbackName(new URL(url).hostname)

function mountProbes(app: Hono, { metrics, metricsToken, isLocal, databaseAnswers }: HonoAppParts): void {
  app.get('/readyz', async () => ((await databaseAnswers()) ? plain(200, 'ok') : plain(503, 'database unavailable')))
  app.get('/metrics', call => {
    if (metricsToken === undefined) return isLocal && isLocalRequest(call) ? metrics.respond() : plain(404, 'not found')
    if (isBearer(call.req.header('Authorization'), metricsToken)) return metrics.respond()
    return plain(401, 'METRICS_TOKEN is asked for', { 'WWW-Authenticate': 'Bearer' })
  })
}

const hopHeaders = [
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
  'Forwarded',
  'Via',
] as const

/** True for a request from this machine, to a loopback name, and through no proxy. A proxy on the same machine comes from loopback too. */
function isLocalRequest(call: Call): boolean {
  const isFromLoopback = /^(127\.|::1$|::ffff:127\.)/.test(getConnInfo(call).remote.address ?? '')
  return (
    isFromLoopback &&
    isLoopbackName(new URL(call.req.url).hostname) &&
    hopHeaders.every(name => call.req.header(name) === undefined)
  )
}

const isLoopbackName = (name: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name)

const isBearer = (given: string | undefined, token: string) =>
  timingSafeEqual(digestOf(given ?? ''), digestOf(`Bearer ${token}`))

const digestOf = (text: string) => createHash('sha256').update(text).digest()

function recorded({ note }: HonoAppParts): MiddlewareHandler {
  return async (call, next) => {
    const started = performance.now()
    await next()
    const { method, path } = call.req
    note({ handler: handlerOf(path), method, path, status: call.res.status, elapsed: performance.now() - started })
  }
}

function handlerOf(path: string): string {
  if (path.startsWith('/api/')) return 'rest'
  return path.startsWith('/trpc/') ? 'rpc' : 'page'
}
