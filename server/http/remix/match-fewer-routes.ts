import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'

interface Route {
  path?: string | undefined
  index?: boolean | undefined
  parentId?: string | undefined
}

type Routes = Readonly<Record<string, Route>>

const home = ''

/**
 * Remix's handler, with only the routes of one part of the site for each request. Remix tries an address against every route four times a page, with
 * a new regular expression each time. With sixty routes that takes a tenth of the time of a page.
 */
export function handlerByParts(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode)
  const parts = new Map(
    [...firstParts(build.routes)].map(part => [part, createRequestHandler(partOfBuild(build, part), mode)]),
  )
  return (request, context) => (parts.get(partOf(request)) ?? whole)(request, context)
}

// The first part exactly as the address has it. Any other spelling (/Articles, /%61rticles, //articles) is matched against all routes.
function partOf({ url }: Request): string {
  const { pathname } = new URL(url)
  return pathname.startsWith('//') ? pathname : (pathname.split('/')[1] ?? '')
}

/** The first parts of the paths that routes name: `articles` of /articles/7, the empty one of Home. */
const firstParts = (routes: Routes): ReadonlySet<string> =>
  new Set(Object.keys(routes).flatMap(id => firstPartOf(routes, id) ?? []))

/**
 * The page bundle with the routes below one first part of a path, and those that match anything. Home is in each of them: scripts ask the server for
 * the routes of other pages, but for `/` they use the frame alone if the page did not name Home.
 */
export function partOfBuild(build: ServerBuild, part: string): ServerBuild {
  const isOf = (id: string) => [part, home, undefined].includes(firstPartOf(build.routes, id))
  const kept = <Kind extends Route>(routes: Record<string, Kind>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isOf(id)))
  return { ...build, routes: kept(build.routes), assets: { ...build.assets, routes: kept(build.assets.routes) } }
}

/** Undefined for a route that belongs to all parts: the frame, the page for unknown addresses, or a path that begins with a parameter. */
function firstPartOf(routes: Routes, id: string): string | undefined {
  const route = routes[id]
  const above = route?.parentId === undefined ? undefined : firstPartOf(routes, route.parentId)
  if (above !== undefined || route === undefined) return above
  const [first] = route.path?.split('/').filter(Boolean) ?? []
  if (first === undefined) return route.index === true ? home : undefined
  return /^[:*]|\?$/.test(first) ? undefined : first
}
