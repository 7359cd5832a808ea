import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import rangeOf from 'range-parser'
import { encodingFor, type Encoding } from './compression.ts'
import { matchesEtag } from './etag.ts'

interface Version {
  bytes: Uint8Array
  /** Differs for each encoding, because a strong ETag identifies exact bytes. */
  tag: string
  /** The headers that a 304 repeats, as name, value, name, value … */
  validators: readonly string[]
  headers: readonly string[]
}

/** A response in memory, in each encoding. */
export interface EncodedResponse {
  plain: Version
  compressed: Readonly<Partial<Record<Encoding, Version>>>
  /** True if ranges may be requested. Only a response in one encoding allows that, because its bytes are the same for everybody. */
  hasRanges: boolean
}

interface Content {
  bytes: Uint8Array
  compressed: Readonly<Partial<Record<Encoding, Uint8Array>>>
  type: string
  cacheControl: string
}

/** Builds the headers once, so that sending the response is one write. */
export function encodeResponse({ bytes, compressed, type, cacheControl }: Content): EncodedResponse {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const hasRanges = Object.keys(compressed).length === 0
  const ranges = hasRanges ? ['Accept-Ranges', 'bytes'] : []
  const version = (sent: Uint8Array, encoding?: Encoding): Version => {
    const tag = `"${hash}${encoding === undefined ? '' : `-${encoding}`}"`
    const validators = ['ETag', tag, 'Cache-Control', cacheControl, ...ranges]
    const encoded = encoding === undefined ? [] : ['Content-Encoding', encoding]
    return { bytes: sent, tag, validators, headers: ['Content-Type', type, ...validators, ...encoded] }
  }
  const { br, gzip } = compressed
  return {
    plain: version(bytes),
    compressed: {
      ...(br === undefined ? {} : { br: version(br, 'br') }),
      ...(gzip === undefined ? {} : { gzip: version(gzip, 'gzip') }),
    },
    hasRanges,
  }
}

interface SendOptions {
  /** Headers that are not part of the response itself. */
  headers: readonly string[]
  /** A header of the request, besides the encoding, on which the response depends. Both are in one Vary header, because some caches read only one. */
  varyBy?: 'Cookie' | 'X-Guest-Page'
}

/** Sends a response from memory: all of it, a range of it, or 304 if the browser has it already. */
export function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  encoded: EncodedResponse,
  { headers: further, varyBy }: SendOptions,
): void {
  const { status, headers, bytes } = responseTo(request, encoded)
  const apart = [...(encoded.hasRanges ? [] : ['Accept-Encoding']), ...(varyBy === undefined ? [] : [varyBy])].join(
    ', ',
  )
  const vary = apart === '' ? [] : ['Vary', apart]
  response.writeHead(status, [...headers, ...vary, ...further])
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

interface ResponseParts {
  status: number
  headers: readonly string[]
  bytes?: Uint8Array
}

function responseTo({ method, headers }: IncomingMessage, encoded: EncodedResponse): ResponseParts {
  const version = versionFor(headers['accept-encoding'] ?? '', encoded)
  if (matchesEtag(headers['if-none-match'], version.tag)) return { status: 304, headers: version.validators }
  const isForPart = headers.range !== undefined && encoded.hasRanges && method === 'GET'
  const isForThis = headers['if-range'] === undefined || headers['if-range'] === version.tag
  return (isForPart && isForThis ? rangeResponse(version, headers.range ?? '') : undefined) ?? wholeResponse(version)
}

const wholeResponse = ({ headers, bytes }: Version): ResponseParts => ({
  status: 200,
  headers: [...headers, 'Content-Length', String(bytes.length)],
  bytes,
})

/** Returns one range. Undefined for several ranges or another unit than bytes: such a request gets the whole response. */
function rangeResponse({ headers, bytes }: Version, range: string): ResponseParts | undefined {
  const found = rangeOf(bytes.length, range)
  if (found === -1) return { status: 416, headers: ['Content-Range', `bytes */${bytes.length}`, 'Content-Length', '0'] }
  if (found === -2 || found.type !== 'bytes') return undefined
  const [part, ...others] = found
  if (part === undefined || others.length > 0) return undefined
  const { start, end } = part
  const where = ['Content-Range', `bytes ${start}-${end}/${bytes.length}`]
  const length = ['Content-Length', String(end - start + 1)]
  return { status: 206, headers: [...headers, ...where, ...length], bytes: bytes.subarray(start, end + 1) }
}

function versionFor(accepted: string, { plain, compressed, hasRanges }: EncodedResponse): Version {
  if (hasRanges) return plain
  const encoding = encodingFor(accepted)
  return (encoding && compressed[encoding]) ?? plain
}
