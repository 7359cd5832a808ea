import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { isReadMethod, pathOf, type Handler } from './handler-chain.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { sendEncoded, encodeResponse, type EncodedResponse } from './encoded-response.ts'

const aYear = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600, stale-while-revalidate=86400'

/**
 * Answers the files of the client build from memory: with their compressed versions they are about 6 MB. The map is made once, so an address never
 * reaches the file system. Files with hashed names are cached for a year, the others for an hour.
 */
export function buildFiles(root: string, security: SecurityHeaders): Handler {
  const files = readFiles(root)
  return (request, response, next) => {
    const file = isReadMethod(request) ? files.get(pathOf(request)) : undefined
    if (file === undefined) next()
    else sendEncoded(request, response, file, { headers: security() })
  }
}

function readFiles(root: string): Map<string, EncodedResponse> {
  const contents = new Map(
    readdirSync(root, { withFileTypes: true, recursive: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(path => [`/${relative(root, path).split(sep).join('/')}`, readFileSync(path)]),
  )
  const isTwin = (name: string) => /\.(br|gz)$/.test(name) && contents.has(name.slice(0, -3))
  const names = [...contents].filter(([name]) => !isTwin(name))
  return new Map(
    names.map(([name, bytes]) => {
      const [br, gzip] = [contents.get(`${name}.br`), contents.get(`${name}.gz`)]
      const compressed = { ...(br === undefined ? {} : { br }), ...(gzip === undefined ? {} : { gzip }) }
      const type = getMimeType(name) ?? 'application/octet-stream'
      const cacheControl = name.startsWith('/assets/') ? aYear : anHour
      return [name, encodeResponse({ bytes, compressed, type, cacheControl })]
    }),
  )
}
