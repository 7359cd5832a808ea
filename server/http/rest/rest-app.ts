import { Hono, type MiddlewareHandler } from 'hono'
import { busyRefusal, Refusal } from '../../kernel/refusal.ts'
import { isReadMethod } from '../handler-chain.ts'
import { respondFailure, refuseMethod, respondSuccess } from './envelope.ts'
import { callHeaders, preflight } from './call-headers.ts'
import { isOfGuest } from './serve-cached-responses.ts'
import { callProcedure } from './call-procedure.ts'
import { limitAddressRate } from './rest-rate-limit.ts'
import type { GuestCall } from './guest-calls.ts'
import { openApiDocument } from './openapi-document.ts'
import { readBody } from './read-body.ts'
import { readInput } from './read-input.ts'
import { addressOf, bearerOf, buildRestContext } from './build-rest-context.ts'
import { respondShared } from './respond.ts'
import type { RestCall } from './rest-call.ts'
import type { Call, RestEnv, RestOptions } from './rest-options.ts'
import type { SharedResponses } from './shared-responses.ts'

export interface RestParts extends RestOptions {
  /** Refuses an address with too many calls. Undefined if limits are off. */
  limitAddress: ((address: string) => Promise<void>) | undefined
  askedBy: (url: string, language: string | undefined) => GuestCall | undefined
  responses: SharedResponses
}

/** The app of /api/v1: a route for each call of the table, and the same envelope for all failures. */
export function restApp(parts: RestParts, calls: readonly RestCall[]): Hono<RestEnv> {
  const app = new Hono<RestEnv>()
  app.onError((error, call) => respondFailure(call, parts.site, error))
  app.use(callHeaders(parts.origins))
  app.options('*', preflight(parts.origins))
  app.get('/openapi.json', openApiDocument(calls))
  app.use(limitAddressRate(parts, parts.limitAddress), inBounds(parts))
  app.all('/openapi.json', call => refuseMethod(call, allowed(['GET'])))
  for (const [path, sharing] of byPath(calls)) {
    for (const each of sharing) route(app, path, each, parts)
    app.all(path, call => refuseMethod(call, allowed(sharing.map(({ row }) => row.method))))
  }
  app.all('*', () => {
    throw new Refusal('missing', 'site.no_such_path')
  })
  return app
}

/** Refuses a call early when too many are running already, so that the running calls are answered in time. */
const inBounds =
  ({ calls }: RestOptions): MiddlewareHandler<RestEnv> =>
  async (_, next) => {
    const running = calls.run(next)
    if (running === undefined) throw busyRefusal()
    await running
  }

function route(app: Hono<RestEnv>, path: string, each: RestCall, parts: RestParts): void {
  const { row } = each
  app.on(row.method, path, async call => {
    try {
      const asked = askedByGuest(call, parts)
      if (asked !== undefined) return await alike(call, asked, parts)
      return respondSuccess(call, each, await resultFor(call, each, parts))
    } catch (error) {
      return respondFailure(call, parts.site, error, row.renamedFields)
    }
  })
}

// While changes may be missed, nothing is shared and each call reads for itself.
const askedByGuest = ({ req }: Call, { site, askedBy }: RestParts): GuestCall | undefined =>
  isReadMethod(req) && site.changes.isComplete && isOfGuest(req.header('Authorization'), req.header('Idempotency-Key'))
    ? askedBy(req.path + req.url.slice(lengthBeforeQuery(req.url)), req.header('Accept-Language'))
    : undefined

const lengthBeforeQuery = (url: string) => (url.includes('?') ? url.indexOf('?') : url.length)

async function alike(call: Call, asked: GuestCall, parts: RestParts): Promise<Response> {
  const address = addressOf(call, parts)
  const json = await parts.responses.get(asked, address)
  parts.responses.countPageView(asked, address)
  return respondShared(call, json)
}

async function resultFor(call: Call, each: RestCall, parts: RestOptions): Promise<unknown> {
  const { row, type } = each
  const given = await buildRestContext(call, row, parts)
  const body = type === 'query' ? {} : await readBody(call.req.raw)
  const input = readInput(each, {
    params: call.req.param(),
    query: new URLSearchParams(call.req.url.split('?')[1]),
    body,
    bearer: bearerOf(call),
  })
  const ctx = { ...given, idempotencyKey: given.idempotencyKey && keyOf(parts.site, given.idempotencyKey, input) }
  return callProcedure(each, ctx, input)
}

// The input is part of the key. Guests behind one address share a caller key, so a guest who happens to use another's one-time key with a different
// text must not get the other's receipt. The hash is keyed, because the input may contain a password.
const keyOf = ({ vault }: RestOptions['site'], key: string, input: unknown) =>
  vault.keyedHash('rest once', `${key} ${toJson(input)}`)

// Input that is nested too deeply for JSON.stringify fits no schema, so it is refused even without its text in the key.
function toJson(input: unknown): string {
  try {
    return JSON.stringify(input)
  } catch {
    return ''
  }
}

const allowed = (methods: readonly string[]) => [
  ...methods.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  'OPTIONS',
]

/** Groups the calls by path, in Hono's notation. A path with a fixed segment comes before one with a parameter in its place. */
function byPath(calls: readonly RestCall[]): [string, RestCall[]][] {
  const paths = Map.groupBy(calls, ({ row }) => row.path.replaceAll(/\{(\w+)\}/g, ':$1'))
  return [...paths].sort(([one], [other]) => parameterPattern(one).localeCompare(parameterPattern(other)))
}

const parameterPattern = (path: string) =>
  path
    .split('/')
    .map(segment => (segment.startsWith(':') ? '1' : '0'))
    .join('')
