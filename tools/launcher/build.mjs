// Builds the pages when their sources have changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './child-processes.mjs'
import { withFolderLock } from './lock.mjs'
import { node24 } from './node.mjs'
import { inRoot, root } from './paths.mjs'
import { writeSbom } from './sbom.mjs'
import { say, withProgress } from './progress.mjs'
import { Stop } from './stop.mjs'

const single = [
  'package.json',
  'package-lock.json',
  'remix.config.js',
  'tsconfig.json',
  // Files that remix.config.js uses to build the pages.
  'tools/build-cache.mjs',
  'tools/late-heading-fonts.mjs',
  'tools/minify.worker.mjs',
  'tools/old-browsers.mjs',
]
const results = ['build/server/index.js', 'build/client']
const stampOf = folder => join(folder, 'build', 'stamp.json')

/** Returns all source files of the pages. Of the server, they use only the schemas. */
function sources(folder) {
  const whole = ['app', 'public'].flatMap(name => filesUnder(folder, name))
  const schemas = filesUnder(folder, 'server').filter(path => path.endsWith('.schema.ts'))
  return [...single.filter(path => existsSync(join(folder, path))), ...whole, ...schemas].sort()
}

function filesUnder(folder, name) {
  if (!existsSync(join(folder, name))) return []
  return readdirSync(join(folder, name), { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? filesUnder(folder, `${name}/${entry.name}`) : [`${name}/${entry.name}`],
  )
}

/** Hashes times and sizes: fast, and sufficient as long as these do not change. */
export function quickFingerprint(folder, paths = sources(folder)) {
  const hash = createHash('sha256')
  for (const path of paths) {
    const found = statSync(join(folder, path), { throwIfNoEntry: false })
    hash.update(`${path}\0${found?.size}\0${found?.mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Hashes the contents, which decide when the times have changed, as after a checkout. */
export function contents(folder, paths = sources(folder)) {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(`${path}\0`).update(readFileSync(join(folder, path)))
  return hash.digest('hex')
}

/** Returns true if the build in `folder` was made from the current sources. */
export function isBuilt(folder) {
  if (results.some(path => !existsSync(join(folder, path)))) return false
  const stamp = readStamp(folder)
  const paths = sources(folder)
  const seen = quickFingerprint(folder, paths)
  if (stamp.glance === seen) return true
  if (stamp.contents !== contents(folder, paths)) return false
  tryToStamp(folder, { ...stamp, glance: seen })
  return true
}

function readStamp(folder) {
  try {
    return JSON.parse(readFileSync(stampOf(folder), 'utf8'))
  } catch {
    return {}
  }
}

/** Writes the stamp if possible. It only saves work at the next start, so a read-only folder is no problem. */
function tryToStamp(folder, stamp) {
  try {
    writeFileSync(stampOf(folder), JSON.stringify(stamp))
  } catch {
    // The next start compares the contents again.
  }
}

/** Builds the pages if their sources have changed; with `always`, in any case. */
export async function build({ always = false } = {}) {
  if (!always && isBuilt(root)) return
  await withFolderLock(
    inRoot('.cache', 'launcher'),
    async () => {
      if (always || !isBuilt(root)) await buildPages(always ? 'warn' : 'error')
    },
    { onWait: () => say('Another start is at work in this folder; waiting for it.') },
  )
}

/** As a step of another command, the build prints only problems. */
async function buildPages(logLevel) {
  rmSync(stampOf(root), { force: true })
  const stamp = { glance: quickFingerprint(root), contents: contents(root) }
  const args = [
    inRoot('node_modules/@remix-run/dev/dist/cli.js'),
    'vite:build',
    '-c',
    'remix.config.js',
    '--logLevel',
    logLevel,
  ]
  // Under VITEST, the configuration leaves Remix out.
  const env = { ...process.env, NODE_ENV: 'production' }
  delete env.VITEST
  const code = await withProgress('Building the pages', () => run(node24(), args, { env }))
  if (code !== 0) throw new Stop('The pages could not be built: the lines above say why.')
  // The stamp does not know the code that draws: the site does not use mosaics of other code (server/mosaic/built-mosaics.ts).
  const drawn = await withProgress('Drawing the mosaics', () =>
    run(node24(), ['server/draw-sample-mosaics.ts'], { env }),
  )
  if (drawn !== 0) say('The mosaics could not be drawn. The site draws them when they are requested.')
  mkdirSync(inRoot('build'), { recursive: true })
  writeSbom()
  writeFileSync(stampOf(root), JSON.stringify(stamp))
}
