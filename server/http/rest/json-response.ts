import { hash } from 'node:crypto'
import { compress, encodingFor, minBytesToCompress, type Encoding } from '../compression.ts'
import { matchesEtag } from '../etag.ts'

type Headers = Readonly<Record<string, string>>

/** A shared response as JSON bytes with its ETag. Each encoding is compressed once, at the first request for it. */
export class JsonResponse {
  readonly bytes: Buffer<ArrayBuffer>
  readonly tag: string
  readonly #compressed = new Map<Encoding, Buffer<ArrayBuffer>>()

  constructor(body: unknown) {
    this.bytes = Buffer.from(JSON.stringify(body))
    this.tag = `W/"${hash('sha1', this.bytes)}"`
  }

  in(encoding: Encoding): Buffer<ArrayBuffer> {
    const compressed = this.#compressed.get(encoding) ?? compress(this.bytes, encoding, 'many')
    this.#compressed.set(encoding, compressed)
    return compressed
  }
}

interface ResponseParts {
  status: number
  headers: Headers
  bytes: Buffer<ArrayBuffer> | null
}

interface RequestHeaders {
  /** If-None-Match. */
  known: string | undefined
  /** Accept-Encoding. */
  accepted: string | undefined
}

/** Status, headers and bytes of the response: 304 if the client has this response already. `always` are the headers that every response carries. */
export function toResponseParts(
  { known, accepted = '' }: RequestHeaders,
  always: Headers,
  response: JsonResponse,
): ResponseParts {
  const { bytes, tag } = response
  const headers = { ...always, 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: tag, Vary: varyOf(always) }
  if (matchesEtag(known, tag)) return { status: 304, headers, bytes: null }
  const encoding = bytes.length < minBytesToCompress ? undefined : encodingFor(accepted)
  const json = { ...headers, 'Content-Type': 'application/json' }
  if (encoding === undefined) return { status: 200, headers: json, bytes }
  return { status: 200, headers: { ...json, 'Content-Encoding': encoding }, bytes: response.in(encoding) }
}

const varyOf = ({ Vary }: Headers) =>
  `${Vary === undefined ? '' : `${Vary}, `}Authorization, Accept-Language, Accept-Encoding`
