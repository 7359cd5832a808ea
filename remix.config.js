import { defineConfig } from 'vitest/config'
import { forOldBrowsers } from './tools/old-browsers.mjs'

// Texts that are read together come as one file a language: each file takes a line in the script that every page loads.
const together = {
  desk: /^(admin|audit|backup|boards|book|content|csv|desk|editing|members|moderation|queue|reports|rights|settings|site|suspensions)$/,
  talk: /^(bookmark|busy|follow|history|like|mention|mute|picture)$/,
}

/** The texts that every page or Home needs come as one file a language, the others by area: joined by size they would come in both. */
function textsOf(id) {
  const [, language, area] = /\/app\/i18n\/(zh|en)\/([a-z]+)\.ts$/.exec(id) ?? []
  if (language === undefined || ['index', 'refusal', 'rest', 'system'].includes(area)) return undefined
  if (['ui', 'shell', 'errors', 'home', 'pledge'].includes(area)) return `texts-${language}`
  const [group = area] = Object.keys(together).filter(name => together[name].test(area))
  return `texts-${language}-${group}`
}

const begins = /\/app\/(root|entry\.client)\.tsx$/

/** What most pages need some of: fields, plates, times, the stream of events; not what only lists and accounts need. */
const parts =
  /\/app\/(components\/(ui\/(?!folded|pager|password)|form\/(?!act)|report\/report-link|shell\/draft\.|home\/motion)|browser\/(live|live-stream|when-idle|draft-form|failure-toast|load-query-client)\.ts)/

/** What every page loads, found from where each begins; nothing in the build for the server. */
function reachOf({ getModuleIds, getModuleInfo }) {
  const ids = [...getModuleIds()]
  const reached = new Set(ids.some(id => id.includes('remix/server-build')) ? [] : ids.filter(id => begins.test(id)))
  for (const id of reached) for (const imported of getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  return reached
}

const reaches = new WeakMap()

/** Libraries and frame in a file each, shared parts in a third: left alone, each page would fetch a dozen crumbs of other pages. */
function chunkOf(id, graph) {
  const texts = textsOf(id)
  // The entry runs when it is loaded: it stays by itself.
  if (texts !== undefined || id.endsWith('.css') || begins.test(id)) return texts
  const everywhere = reaches.get(graph) ?? reachOf(graph)
  reaches.set(graph, everywhere)
  if (everywhere.has(id)) return /^\0|\/node_modules\//.test(id) ? 'libraries' : 'frame'
  return everywhere.size > 0 && parts.test(id) ? 'parts' : undefined
}

async function pagePlugins() {
  const [{ vitePlugin: remix }, { denyImports, envOnlyMacros }, { compression }, { compressOnce, minifyOnce }] =
    await Promise.all([
      import('@remix-run/dev'),
      import('vite-env-only'),
      import('vite-plugin-compression2'),
      import('./tools/build-cache.mjs'),
    ])
  return [
    // The client build refuses anything of the server but its schemas.
    denyImports({ client: { files: [/^server\/(?!.*\.schema\.ts$)/] } }),
    envOnlyMacros(),
    // Terser writes about three in a hundred less than esbuild.
    minifyOnce({ ecma: 2020, module: true, safari10: true, compress: { passes: 2 } }),
    // A Brotli and a gzip twin beside each file that gains by it; parts of a film are asked for by their place, so that it has one encoding.
    compression({ ...compressOnce, exclude: [/\.(mp4|webm)$/], threshold: 200, skipIfLargerOrEqual: true }),
    remix({
      appDirectory: 'app',
      ignoredRouteFiles: ['**/*'],
      serverModuleFormat: 'esm',
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ]
}

const quick = {
  globalSetup: ['test/support/test-run.ts'],
  setupFiles: ['test/support/console.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // A busy machine takes longer than a second for what a quiet one does at once.
  expect: { poll: { timeout: 10_000 } },
  maxWorkers: 2,
}

// What Node itself runs is tested as Node runs it: passing it through Vite first takes a fifth longer.
const asNodeRuns = { viteModuleRunner: false, nodeLoader: false }

/** The Vite configuration of the whole project: pages are built with Remix, tests run without it. */
export default defineConfig({
  // Tests do without the pages, and without what loading these plugins takes.
  plugins: process.env.VITEST === undefined ? await pagePlugins() : [],
  // Chromium 86 and Safari 15.0 drop everything inside @layer.
  css: { postcss: { plugins: forOldBrowsers } },
  build: {
    target: ['chrome86', 'safari15'],
    cssTarget: ['chrome86', 'safari15'],
    assetsInlineLimit: 0,
    // The scripts are minified by a plugin.
    minify: false,
    cssMinify: 'esbuild',
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  server: { hmr: { overlay: false } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...quick,
          name: 'server',
          experimental: asNodeRuns,
          include: ['test/server/**/*.test.ts'],
          // Loading the server takes longer than most of its tests: a worker loads it once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...quick,
          name: 'app',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/server/**', 'test/journeys/**', 'test/bench/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          experimental: asNodeRuns,
          include: ['test/journeys/**/*.test.ts'],
          setupFiles: ['test/support/console.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
          isolate: false,
        },
      },
    ],
  },
})
