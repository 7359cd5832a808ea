// A Vite plugin: writes a Brotli and a gzip twin beside each text file of the client build, so that the server compresses nothing twice;
// not where nothing is to be small.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const text = /\.(js|css|svg|json|txt|xml|ico|webmanifest)$/
const worthwhile = 200

export function precompress() {
  let folder
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.ssr || config.build.minify === false ? undefined : config.build.outDir
    },
    closeBundle() {
      if (folder !== undefined) for (const path of filesUnder(folder)) if (text.test(path)) compress(path)
    },
  }
}

function compress(path) {
  const content = readFileSync(path)
  if (content.length < worthwhile) return
  const settings = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: settings }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}

const filesUnder = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
