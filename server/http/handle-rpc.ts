import { TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { Context, Site } from '../rpc/context.ts'
import { isFault } from '../rpc/to-trpc-error.ts'
import { appRouter } from '../router.ts'

// Procedures that return session keys are for pages and scripts outside browsers only, because no script in a browser may read those keys.
const withheld = new Set(
  Object.entries<unknown>(appRouter._def.procedures)
    .filter(([, procedure]) => isWithheld(procedure))
    .map(([path]) => path),
)

const base = '/trpc'
const maxCallsPerBatch = 20

/** The adapter of typed calls: batches over POST and GET. Live events have an address of their own (live/). */
export function handleRpc(request: Request, context: Context, site: Site): Promise<Response> {
  if (!isReadable(new URL(request.url).pathname)) return Promise.resolve(new Response(null, { status: 400 }))
  return fetchRequestHandler({
    endpoint: base,
    req: request,
    router: appRouter,
    maxBatchSize: maxCallsPerBatch,
    createContext({ info }) {
      // Checked on the paths that tRPC parsed, because it accepts extra slashes that a comparison of the address would miss.
      if (info.calls.some(({ path }) => withheld.has(path))) throw new TRPCError({ code: 'NOT_FOUND' })
      return context
    },
    onError({ error, path }) {
      if (isFault(error)) site.report(error.cause ?? error, `/trpc ${path ?? ''}`)
    },
  })
}

function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

function isWithheld(procedure: unknown): boolean {
  const meta = inside(inside(procedure, '_def'), 'meta')
  return inside(meta, 'rpc') === false
}

function inside(thing: unknown, key: string): unknown {
  return (typeof thing === 'object' || typeof thing === 'function') && thing !== null
    ? Reflect.get(thing, key)
    : undefined
}
