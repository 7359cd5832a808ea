import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { Context, Site } from '../api/context.ts'
import { appRouter } from '../router.ts'

// Procedures that hand out session keys exist for pages and scripts only: no script in a browser may read those keys.
const withheld = new Set(
  Object.entries<unknown>(appRouter._def.procedures)
    .filter(([, procedure]) => isWithheld(procedure))
    .map(([path]) => path),
)

const base = '/trpc'
const callsAtMost = 20

/** The door of typed calls: batches over POST and GET, live events over SSE. */
export function answerRpc(request: Request, context: Context, site: Site): Promise<Response> {
  const paths = decodeURIComponent(new URL(request.url).pathname.slice(base.length + 1)).split(',')
  if (paths.some(path => withheld.has(path))) return Promise.resolve(new Response(null, { status: 404 }))
  return fetchRequestHandler({
    endpoint: base,
    req: request,
    router: appRouter,
    maxBatchSize: callsAtMost,
    createContext: () => context,
    onError({ error, path }) {
      if (error.code === 'INTERNAL_SERVER_ERROR') site.report(error.cause ?? error, `/trpc ${path ?? ''}`)
    },
  })
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
