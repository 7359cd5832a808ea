import { callTRPCProcedure } from '@trpc/server'
import { Hono, type MiddlewareHandler } from 'hono'
import { Refusal } from '../../kernel/refusal.ts'
import { appRouter } from '../../router.ts'
import { fail, refuseMethod, succeed } from './envelope.ts'
import { callHeaders, preflight } from './call-headers.ts'
import { floodGate } from './flood-gate.ts'
import { openApiDocument } from './openapi-document.ts'
import { readBody } from './read-body.ts'
import { readInput } from './read-input.ts'
import { bearerOf, contextOf } from './request-context.ts'
import type { RestCall } from './rest-call.ts'
import type { Call, RestEnv, RestOptions } from './rest-options.ts'

/** The app of /api/v1: a route for each call of the table, and the same envelope for all failures. */
export function restApp(parts: RestOptions, calls: readonly RestCall[]): Hono<RestEnv> {
  const app = new Hono<RestEnv>()
  app.onError((error, call) => fail(call, parts.site, error))
  app.use(callHeaders(parts.origins))
  app.options('*', preflight(parts.origins))
  app.get('/openapi.json', openApiDocument(calls))
  app.use(floodGate(parts), inBounds(parts))
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

/** Refuses a call early when too many are running already, so that those are answered in time. */
const inBounds =
  ({ calls }: RestOptions): MiddlewareHandler<RestEnv> =>
  async (_, next) => {
    const answered = calls.run(next)
    if (answered === undefined) throw new Refusal('unavailable', 'site.busy', { params: { seconds: 5 } })
    await answered
  }

function route(app: Hono<RestEnv>, path: string, each: RestCall, parts: RestOptions): void {
  const { row } = each
  app.on(row.method, path, async call => {
    try {
      return succeed(call, each, await answerOf(call, each, parts))
    } catch (error) {
      return fail(call, parts.site, error, row.named)
    }
  })
}

async function answerOf(call: Call, each: RestCall, parts: RestOptions): Promise<unknown> {
  const { row, type } = each
  const given = await contextOf(call, row, parts)
  const body = type === 'query' ? {} : await readBody(call.req.raw)
  const input = readInput(each, {
    params: call.req.param(),
    query: new URLSearchParams(call.req.url.split('?')[1]),
    body,
    bearer: bearerOf(call),
  })
  const ctx = { ...given, onceKey: given.onceKey && keyOf(parts.site, given.onceKey, input) }
  const answer: unknown = await callTRPCProcedure({
    router: appRouter,
    path: row.procedure,
    type,
    ctx,
    getRawInput: () => Promise.resolve(input),
    signal: undefined,
    batchIndex: 0,
  })
  return answer
}

// The input is part of the key. Guests behind one address share a caller key, so a guest who happens to use another's one-time key with a different
// text must not get the other's receipt. The hash is keyed, because the input may contain a password.
const keyOf = ({ vault }: RestOptions['site'], key: string, input: unknown) =>
  vault.keyedHash('rest once', `${key} ${spelled(input)}`)

// Input that is nested too deeply for JSON.stringify fits no schema, so it is refused even without its text in the key.
function spelled(input: unknown): string {
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
  return [...paths].sort(([one], [other]) => fixedness(one).localeCompare(fixedness(other)))
}

const fixedness = (path: string) =>
  path
    .split('/')
    .map(segment => (segment.startsWith(':') ? '1' : '0'))
    .join('')
