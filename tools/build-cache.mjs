// Caches the two slow steps of a build, minifying and compressing, by content: a build repeats them only for what has changed.
import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Piscina } from 'piscina'
import { inRoot } from './launcher/paths.mjs'

const cache = inRoot('.cache', 'build')
const week = 7 * 24 * 60 * 60 * 1000

/**
 * Returns the cached result of `make` for this content, or calls it. `recipe` identifies everything else that affects the result.
 * @param {string} recipe
 * @param {string | NodeJS.ArrayBufferView} content
 * @param {() => Promise<string | Buffer>} make
 */
export async function cached(recipe, content, make, folder = cache) {
  const file = join(folder, createHash('sha256').update(`${recipe}\0`).update(content).digest('hex'))
  if (existsSync(file)) {
    const now = new Date()
    utimesSync(file, now, now)
    return readFileSync(file)
  }
  const made = Buffer.from(await make())
  mkdirSync(folder, { recursive: true })
  // The rename keeps the file complete, even if the process is killed or two processes write it at the same time.
  const draft = join(folder, `draft-${randomUUID()}`)
  writeFileSync(draft, made)
  renameSync(draft, file)
  return made
}

/** Removes files that no build has used for a week. */
export function removeUnused(folder = cache) {
  if (!existsSync(folder)) return
  for (const path of readdirSync(folder).map(name => join(folder, name)))
    if (Date.now() - statSync(path).mtimeMs > week) rmSync(path, { force: true })
}

/**
 * Minifies the client's scripts in place of Vite's own step, which must be off (`minify: false`).
 * @param {import('terser').MinifyOptions} options
 */
export function minifyOnce(options) {
  const { version } = JSON.parse(readFileSync(inRoot('node_modules/terser/package.json'), 'utf8'))
  const worker = inRoot('tools/minify.worker.mjs')
  const recipe = JSON.stringify(['terser', version, options, readFileSync(worker, 'utf8')])
  let threads
  return {
    name: 'minify-once',
    apply: 'build',
    /** @param {{ config: { consumer: string } }} environment */
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    buildStart: () => removeUnused(),
    renderChunk: {
      // Runs after all other plugins have changed the code.
      order: 'post',
      async handler(code) {
        threads ??= new Piscina({ filename: worker })
        return { code: String(await cached(recipe, code, () => threads.run({ code, options }))), map: null }
      },
    },
    closeBundle: () => threads?.close(),
  }
}

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const zip = { level: constants.Z_BEST_COMPRESSION }

/**
 * Compression algorithms for the build, each with the suffix of its files.
 * @type {(name: string, options: object, compress: (content: Buffer, options: object) => Promise<Buffer>) => [(content: Buffer) => Promise<Buffer>, object]}
 */
const once = (name, options, compress) => {
  const recipe = JSON.stringify([name, process.versions.brotli, process.versions.zlib, options])
  return [content => cached(recipe, content, () => compress(content, options)), { name }]
}

export const compressOnce = {
  algorithms: [once('br', brotli, promisify(brotliCompress)), once('gz', zip, promisify(gzip))],
  filename: (id, { options }) => `[path][base].${options.name}`,
}
