import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import { reduceBuildToRoutes, handlerByRoutes, routeFinder } from '#server/http/remix/match-fewer-routes.ts'

const tree = {
  root: { path: '' },
  home: { index: true, parentId: 'root' },
  articles: { path: 'articles', parentId: 'root' },
  mine: { path: 'articles/mine', parentId: 'root' },
  article: { path: 'articles/:id', parentId: 'root' },
  profile: { path: 'profile', parentId: 'root' },
  basic: { index: true, parentId: 'profile' },
  security: { path: 'security', parentId: 'profile' },
  frame: { parentId: 'root' },
  terms: { path: 'terms', parentId: 'frame' },
  person: { path: ':name', parentId: 'root' },
  nowhere: { path: '*', parentId: 'root' },
}

const ids = Object.keys(tree)
const entryOf = { hasAction: false, hasLoader: false, hasClientAction: false, hasClientLoader: false }

/** A build whose pages return the id of the matched route. */
const build: ServerBuild = {
  mode: 'test',
  entry: {
    module: {
      default: (_request, _status, _headers, { staticHandlerContext }) =>
        new Response(staticHandlerContext.matches.at(-1)?.route.id),
    },
  },
  routes: Object.fromEntries(
    Object.entries(tree).map(([id, route]) => [id, { ...route, id, module: { default: () => null } }]),
  ),
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: Object.fromEntries(
      Object.entries(tree).map(([id, route]) => [
        id,
        { ...route, ...entryOf, id, hasErrorBoundary: false, module: `/${id}.js` },
      ]),
    ),
    url: '/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: true,
    v3_singleFetch: true,
  },
  isSpaMode: false,
}

const whole = createRequestHandler(build, 'test')
const byRoutes = handlerByRoutes(build, 'test')
const find = routeFinder(tree)
const ask = (path: string) => new Request(`http://site.example${path}`)

describe('matching a request against a few routes', () => {
  test.each([
    ['/', 'home'],
    ['/?page=2', 'home'],
    ['/articles', 'articles'],
    ['/articles/', 'articles'],
    ['/articles/mine', 'mine'],
    ['/articles/7', 'article'],
    ['/Articles/7', 'article'],
    ['/%61rticles/7', 'article'],
    ['/articles/7/more', 'nowhere'],
    ['/profile', 'basic'],
    ['/terms', 'terms'],
    ['/lin', 'person'],
    ['/%E6%9E%97', 'person'],
    ['/lin/more', 'nowhere'],
  ])('%s matches the same route as among all routes: %s', async (path, id) => {
    expect(await (await whole(ask(path))).text()).toBe(id)
    expect(await (await byRoutes(ask(path))).text()).toBe(id)
  })

  test('an address that begins with two slashes is matched against all routes', async () => {
    expect(await (await byRoutes(ask('//articles'))).text()).toBe(await (await whole(ask('//articles'))).text())
  })

  test('a request for the routes of other pages gets them', async () => {
    const told = await (await byRoutes(ask('/__manifest?p=%2Fterms&p=%2Farticles&version=1'))).text()
    for (const id of ['articles', 'frame', 'terms']) expect(told).toContain(`"${id}":`)
  })

  test('a request for the route of a page below another also gets the index of the page above', async () => {
    const told = await (await byRoutes(ask('/__manifest?p=%2Fprofile%2Fsecurity&version=1'))).text()
    for (const id of ['profile', 'basic', 'security']) expect(told).toContain(`"${id}":`)
    expect(told).not.toContain('"terms":')
  })

  test.each([
    ['/', ['home']],
    ['/_root.data', ['home']],
    ['/articles', ['articles', 'person']],
    ['/articles.data', ['articles', 'person']],
    ['/ARTICLES/mine', ['mine', 'article']],
    ['/articles/7', ['article']],
    ['/articles/7.data', ['article']],
    ['/profile', ['basic', 'person']],
    ['/lin/more', undefined],
    ['/articles/%E7', undefined],
    ['//articles', undefined],
  ])('%s can match %j', (path, ids) => {
    expect(find(path)).toEqual(ids)
  })

  // A browser whose route list has a frame without its index shows an empty page for the frame's address until the full list has come.
  test.each([
    [['home'], ['root', 'home', 'nowhere']],
    [
      ['mine', 'article'],
      ['root', 'home', 'mine', 'article', 'nowhere'],
    ],
    [['basic'], ['root', 'home', 'profile', 'basic', 'nowhere']],
    [['security'], ['root', 'home', 'profile', 'basic', 'security', 'nowhere']],
    [['terms'], ['root', 'home', 'frame', 'terms', 'nowhere']],
  ])('a build of %j also has their parent routes, the index pages above them and the not-found page', (pages, kept) => {
    const { routes, assets } = reduceBuildToRoutes(build, pages)
    expect(Object.keys(routes)).toEqual(kept)
    expect(Object.keys(assets.routes)).toEqual(kept)
    expect(Object.keys(build.routes)).toEqual(ids)
  })
})
