// A Vite plugin: writes a Brotli and a gzip twin beside each file of the client build that gains by it, so that the server compresses
// nothing twice; not where nothing is to be small.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// Parts of a film are asked for by their place, so that it has one encoding.
const film = /\.(mp4|webm)$/
const worthwhile = 200
// Pictures and fonts that are compressed already would only cost the browser time.
const gain = 0.9

export function precompress() {
  let folder
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.ssr || config.build.minify === false ? undefined : config.build.outDir
    },
    closeBundle() {
      if (folder !== undefined) for (const path of filesUnder(folder)) if (!film.test(path)) compress(path)
    },
  }
}

function compress(path) {
  const content = readFileSync(path)
  if (content.length < worthwhile) return
  const settings = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const twins = { br: brotliCompressSync(content, { params: settings }), gz: gzipSync(content, { level: 9 }) }
  for (const [ending, twin] of Object.entries(twins))
    if (twin.length < content.length * gain) writeFileSync(`${path}.${ending}`, twin)
}

const filesUnder = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
