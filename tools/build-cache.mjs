// The two slow steps of a build, minifying and compressing, done once for the same content: a build does again only what has changed.
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
 * What `make` makes of the content, kept for the next time; `recipe` names how, with all that changes the result.
 * @param {string} recipe
 * @param {string | NodeJS.ArrayBufferView} content
 * @param {() => Promise<string | Buffer>} make
 */
export async function kept(recipe, content, make, folder = cache) {
  const file = join(folder, createHash('sha256').update(`${recipe}\0`).update(content).digest('hex'))
  if (existsSync(file)) {
    const now = new Date()
    utimesSync(file, now, now)
    return readFileSync(file)
  }
  const made = Buffer.from(await make())
  mkdirSync(folder, { recursive: true })
  // Killed in between, or made twice at once, the file under its name is still whole.
  const draft = join(folder, `draft-${randomUUID()}`)
  writeFileSync(draft, made)
  renameSync(draft, file)
  return made
}

/** Removes what no build has asked for in a week. */
export function forgetUnused(folder = cache) {
  if (!existsSync(folder)) return
  for (const path of readdirSync(folder).map(name => join(folder, name)))
    if (Date.now() - statSync(path).mtimeMs > week) rmSync(path, { force: true })
}

/**
 * Minifies the scripts of the browser as Vite's own step does; it has to be the only one (`minify: false`).
 * @param {import('terser').MinifyOptions} options
 */
export function minifyOnce(options) {
  const { version } = JSON.parse(readFileSync(inRoot('node_modules/terser/package.json'), 'utf8'))
  const recipe = JSON.stringify(['terser', version, options])
  let threads
  return {
    name: 'minify-once',
    apply: 'build',
    /** @param {{ config: { consumer: string } }} environment */
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    buildStart: () => forgetUnused(),
    renderChunk: {
      // What is minified is what every other plugin has done.
      order: 'post',
      async handler(code) {
        threads ??= new Piscina({ filename: inRoot('tools/minify.worker.mjs') })
        return { code: String(await kept(recipe, code, () => threads.run({ code, options }))), map: null }
      },
    },
    closeBundle: () => threads?.close(),
  }
}

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const zip = { level: constants.Z_BEST_COMPRESSION }

/**
 * For the compression of the build: its algorithms, and what each adds to the name of a file.
 * @type {(name: string, options: object, compress: (content: Buffer, options: object) => Promise<Buffer>) => [(content: Buffer) => Promise<Buffer>, object]}
 */
const once = (name, options, compress) => {
  const recipe = JSON.stringify([name, process.versions.brotli, process.versions.zlib, options])
  return [content => kept(recipe, content, () => compress(content, options)), { name }]
}

export const compressOnce = {
  algorithms: [once('br', brotli, promisify(brotliCompress)), once('gz', zip, promisify(gzip))],
  filename: (id, { options }) => `[path][base].${options.name}`,
}
