import { defineConfig } from 'vitest/config'
import { lateHeadingFonts } from './tools/late-heading-fonts.mjs'
import { forOldBrowsers } from './tools/old-browsers.mjs'

// Translations that are loaded together share one file per language, because each file adds a line to the script that every page loads.
const textGroups = {
  admin:
    /^(admin(-book|-members|-suspensions)?|audit|backup|boards|content|csv|dashboard|moderation|queue|reports|rights|settings|site|story-editor)$/,
  talk: /^(bookmark|busy|follow|history|like|mention|mute|picture)$/,
}

/** Files of texts that no component reads by a namespace. */
const notNamespaces = ['index', 'refusal', 'rest', 'printed-book', 'static-copy', 'system-messages']

/**
 * Translations that every page or Home needs share one file per language, the others have one per namespace: if Rollup merged files by size, it would mix
 * the languages.
 */
function textChunkOf(id) {
  const [, language, namespace] = /\/app\/i18n\/(zh|en)\/([a-z-]+)\.ts$/.exec(id) ?? []
  if (language === undefined || notNamespaces.includes(namespace)) return undefined
  if (['ui', 'shell', 'errors', 'home', 'pledge', 'report'].includes(namespace)) return `texts-${language}`
  const [group = namespace] = Object.keys(textGroups).filter(name => textGroups[name].test(namespace))
  return `texts-${language}-${group}`
}

const isEntry = /\/app\/(root|entry\.client)\.tsx$/

/**
 * Modules that most pages use some of: fields, illustrations, times, language filters, live events; without those that only lists and account pages
 * use.
 */
const sharedModules =
  /\/app\/(components\/(ui\/(?!folded|pager|password)|form\/(?!act)|filter\/(language-filter|filter-links)|report\/report-link|shell\/form-draft|reused-markup\/static-part\.|home\/(use-motion-paused|scroll-to-section))|browser\/(use-live|follow-live-topic|when-idle|draft-form|failure-toast|load-query-client)\.ts)/

/** Returns the modules that every page loads, found by following the imports of the entries; none in the server build. */
function modulesOfEveryPage({ getModuleIds, getModuleInfo }) {
  const ids = [...getModuleIds()]
  const modules = new Set(ids.some(id => id.includes('remix/server-build')) ? [] : ids.filter(id => isEntry.test(id)))
  for (const id of modules) for (const imported of getModuleInfo(id)?.importedIds ?? []) modules.add(imported)
  return modules
}

const everyPageCache = new WeakMap()

// React runs in a task of its own before the other libraries (app/remix/scripts-after-paint.ts). Rollup's helpers are used by both.
const isReact = /^\0|\/node_modules\/(react|react-dom|scheduler)\//

/** Puts React, libraries, frame and shared parts into one chunk each. By default, each page would load a dozen tiny chunks of other pages. */
function chunkOf(id, graph) {
  const texts = textChunkOf(id)
  // The entry runs when it is loaded, so it keeps its own chunk.
  if (texts !== undefined || id.endsWith('.css') || isEntry.test(id)) return texts
  const onEveryPage = everyPageCache.get(graph) ?? modulesOfEveryPage(graph)
  everyPageCache.set(graph, onEveryPage)
  if (onEveryPage.has(id)) return isReact.test(id) ? 'react' : id.includes('/node_modules/') ? 'libraries' : 'frame'
  return onEveryPage.size > 0 && sharedModules.test(id) ? 'parts' : undefined
}

/**
 * Marks the libraries, of which every page runs most. Chromium then compiles all their functions on another thread while they load, instead of each
 * function at its first call on the main thread. Other browsers ignore the comment.
 */
const compileWhileLoading = {
  name: 'compile-while-loading',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  renderChunk: {
    // Runs after the minifier, which removes comments.
    order: 'post',
    handler: (code, { name }) =>
      ['react', 'libraries'].includes(name) ? { code: `//# allFunctionsCalledOnLoad\n${code}`, map: null } : null,
  },
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
    // The client build may import only schemas from the server.
    denyImports({ client: { files: [/^server\/(?!.*\.schema\.ts$)/] } }),
    envOnlyMacros(),
    // Terser's output is about 3 % smaller than that of esbuild.
    minifyOnce({ ecma: 2020, module: true, safari10: true, compress: { passes: 3 } }),
    compileWhileLoading,
    // Writes a Brotli and a gzip file beside each file that shrinks. Films are requested by byte ranges, so they have only one encoding.
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
  // On a busy machine, polling may take longer than the default of one second.
  expect: { poll: { timeout: 10_000 } },
  maxWorkers: 2,
}

// Tests of code that Node runs directly also run it directly: transforming it with Vite first takes a fifth longer.
const asNodeRuns = { viteModuleRunner: false, nodeLoader: false }

/** The Vite configuration of the whole project: pages are built with Remix, tests run without it. */
export default defineConfig({
  // Tests need no page plugins, and loading these takes time.
  plugins: process.env.VITEST === undefined ? await pagePlugins() : [],
  // Chromium 86 and Safari 15.0 ignore everything inside @layer.
  css: { postcss: { plugins: [lateHeadingFonts, ...forOldBrowsers] } },
  build: {
    target: ['chrome86', 'safari15'],
    cssTarget: ['chrome86', 'safari15'],
    assetsInlineLimit: 0,
    // The minifyOnce plugin minifies the scripts.
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
          // Loading the server takes longer than most of its tests, so each worker loads it once.
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
          // tools/test/main.mjs gives the last run of a whole test two.
          maxWorkers: Number(process.env.JOURNEY_WORKERS ?? 1),
          isolate: false,
        },
      },
    ],
  },
})
