import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'
import { isRouteList } from './remix-paths.ts'

interface Route {
  path?: string | undefined
  index?: boolean | undefined
  parentId?: string | undefined
}

type Routes = Readonly<Record<string, Route>>

/** A segment of a route's path: its word in lower case, or undefined for a parameter. */
type Segment = string | undefined

/**
 * Remix's handler, but each request is matched only against the routes that its path may lead to. Remix matches a path against every route four times
 * a page, each time with a new expression: with twenty routes that is a tenth of a page's time.
 */
export function handlerByRoutes(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode)
  const fitting = routeFinder(build.routes)
  const handlers = new Map<string, RequestHandler>()
  return (request, context) => {
    const url = new URL(request.url)
    const ids = isRouteList(url) ? undefined : fitting(url.pathname)
    if (ids === undefined) return whole(request, context)
    const key = ids.join()
    let handler = handlers.get(key)
    if (handler === undefined)
      handlers.set(key, (handler = createRequestHandler(reduceBuildToRoutes(build, ids), mode)))
    return handler(request, context)
  }
}

/**
 * Returns a function that finds the pages of a path by the number and words of its segments, as Remix compares those. It returns undefined if there
 * is none, or if Remix may read the path differently.
 */
export function routeFinder(routes: Routes): (pathname: string) => readonly string[] | undefined {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  const pages = Object.keys(routes)
    .filter(id => !parents.has(id))
    .filter(id => !segmentsOf(routes, id).some(isOpen))
    .map(id => ({ id, segments: segmentsOf(routes, id).map(wordOf) }))
  return pathname => {
    const asked = askedSegments(pathname)
    if (asked === undefined) return undefined
    const ids = pages.filter(({ segments }) => fits(segments, asked)).map(({ id }) => id)
    return ids.length === 0 ? undefined : ids
  }
}

/**
 * Returns the page bundle reduced to these pages, the index pages above them, and the pages that match any number of segments. Scripts request the
 * routes of other pages, but for the address of a parent, such as `/` and `/admin`, they use the frame alone if the page did not include its index.
 */
export function reduceBuildToRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const paths = ids.map(id => segmentsOf(build.routes, id))
  const isIndexAbove = (id: string) =>
    build.routes[id]?.index === true &&
    paths.some(path => segmentsOf(build.routes, id).every((segment, at) => segment === path[at]))
  const isKept = (id: string) => ids.includes(id) || segmentsOf(build.routes, id).some(isOpen) || isIndexAbove(id)
  const kept = new Set(
    Object.keys(build.routes)
      .filter(isKept)
      .flatMap(id => [id, ...above(build.routes, id)]),
  )
  const only = <Kind extends Route>(all: Record<string, Kind>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}

/** Returns the parents of a route, the nearest first. */
function above(routes: Routes, id: string): string[] {
  const parentId = routes[id]?.parentId
  return parentId === undefined ? [] : [parentId, ...above(routes, parentId)]
}

const segmentsOf = (routes: Routes, id: string): string[] =>
  [id, ...above(routes, id)].reverse().flatMap(each => routes[each]?.path?.split('/').filter(Boolean) ?? [])

/** True if the segment matches none, one or many segments of a path. */
const isOpen = (segment: string) => segment === '*' || segment.endsWith('?')

const wordOf = (segment: string): Segment => (segment.startsWith(':') ? undefined : segment.toLowerCase())

const fits = (segments: readonly Segment[], asked: readonly string[]) =>
  segments.length === asked.length && segments.every((word, at) => word === undefined || word === asked[at])

/** Returns the segments of a request's path, without the suffix of a page's data. */
function askedSegments(pathname: string): string[] | undefined {
  if (pathname.includes('//')) return undefined
  const path = pathname === '/_root.data' ? '/' : pathname.replace(/\.data$/, '')
  try {
    return path
      .split('/')
      .filter(Boolean)
      .map(segment => decodeURIComponent(segment).toLowerCase())
  } catch {
    return undefined
  }
}
