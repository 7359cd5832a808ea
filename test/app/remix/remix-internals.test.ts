import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { readModules } from '#test/support/architecture/modules.ts'

const require = createRequire(import.meta.url)
const reactParts = require.resolve('@remix-run/react').replace(/index\.js$/, '')
const serverParts = require.resolve('@remix-run/server-runtime').replace(/index\.js$/, '')
const besideReactParts = (name: string) =>
  createRequire(reactParts)
    .resolve(name)
    .replace(/[^/]*$/, '')
const routerParts = besideReactParts('@remix-run/router')
const routerHookParts = besideReactParts('react-router-dom')
const ofReact = (file: string) => readFileSync(`${reactParts}${file}`, 'utf8')
const ofRouter = (file: string) => readFileSync(`${routerParts}${file}`, 'utf8')
const ofRouterHooks = (file: string) => readFileSync(`${routerHookParts}${file}`, 'utf8')
const ofServer = (file: string) => readFileSync(`${serverParts}${file}`, 'utf8')

const why = 'read docs/remix.md before you change the version of Remix'

test('the installed Remix version is the one whose internals were examined', () => {
  for (const name of ['react', 'server-runtime', 'node', 'dev'])
    expect(require(`@remix-run/${name}/package.json`), why).toMatchObject({ version: '2.17.5' })
})

describe('the internals of Remix match docs/remix.md', () => {
  const said: Readonly<Record<string, readonly [string, string]>> = {
    'a missing module is asked for by `in`, then read': [
      ofReact('routeModules.js'),
      'if (route.id in routeModulesCache) {\n    return routeModulesCache[route.id];',
    ],
    'a module that fails reloads the page': [ofReact('routeModules.js'), 'window.location.reload()'],
    'the scripts keep their modules on the window': [ofReact('browser.js'), 'window.__remixRouteModules'],
    'the scripts keep their manifest on the window': [ofReact('browser.js'), 'window.__remixManifest'],
    'the scripts keep their router on the window': [ofReact('browser.js'), 'window.__remixRouter = router'],
    'the router notifies of learned routes by the same state': [
      ofRouter('router.js'),
      'if (isNonHMR) {\n      dataRoutes = [...dataRoutes];\n      updateState({});\n    }',
    ],
    'a page from the server restores no scroll position through the state': [
      ofRouter('router.js'),
      'let initialScrollRestored = init.hydrationData != null;',
    ],
    'a change of fetchers makes a new map of them': [
      ofRouter('router.js'),
      'updateState({\n      fetchers: new Map(state.fetchers)\n    }, {\n      flushSync: (opts && opts.flushSync) === true',
    ],
    'the result of an action is set before the loaders run again': [
      ofRouter('router.js'),
      'let loadFetcher = getLoadingFetcher(submission, actionResult.data);\n    state.fetchers.set(key, loadFetcher);',
    ],
    'RemixBrowser waits for its data by a promise that it throws': [
      ofReact('browser.js'),
      'if (!stateDecodingPromise.value) {\n        throw stateDecodingPromise;',
    ],
    'React subscribes to the router in a layout effect': [
      ofRouterHooks('index.js'),
      'React.useLayoutEffect(() => router.subscribe(setState), [router, setState]);',
    ],
    'the data of Home has a name of its own': [ofReact('single-fetch.js'), 'url.pathname = "_root.data"'],
    'the data of a page has its address': [ofReact('single-fetch.js'), '.data`'],
    'data reaches the page by a statement': [
      ofReact('single-fetch.js'),
      'window.__remixContext.streamController.enqueue(${markup.escapeHtml(JSON.stringify(value))});',
    ],
    'data ends by a statement': [ofReact('single-fetch.js'), 'window.__remixContext.streamController.close();'],
    'the frame knows whether it wrote its scripts': [ofReact('components.js'), 'renderMeta.didRenderScripts = true'],
    'modules are preloaded by a link whose first attribute is rel': [ofReact('components.js'), 'rel: "modulepreload"'],
    'scripts look for marked links': [ofReact('fog-of-war.js'), '[data-discover]'],
    'routes are asked for at one address': [ofReact('fog-of-war.js'), '/__manifest`'],
    'another build answers that with 204': [ofServer('server.js'), 'status: 204'],
    'data is sent as text/x-script': [ofServer('server.js'), '"Content-Type", "text/x-script"'],
    'data is asked for by the old address too': [ofServer('server.js'), 'searchParams.get("_data")'],
  }

  test.each(Object.entries(said))('%s', (_, [source, words]) => {
    expect(source.includes(words), why).toBe(true)
  })
})

test('only the two folders depend on them', () => {
  const inside =
    /__remix[A-Z]|\/__manifest|x-script|_root\.data|['`]\.data['`]|streamController|data-discover|["']_data["']/
  const resting = readModules(['app', 'server'])
    .filter(({ text }) => inside.test(text))
    .map(({ path }) => path)
    .filter(path => !/^(app|server\/http)\/remix\//.test(path))
  expect(resting, why).toEqual([])
})
