import { hash } from 'node:crypto'
import type { Handler } from 'hono'
import type { Locale } from '#app/i18n/refusal-text.ts'
import { compress, encodingFor, type Encoding } from '../compression.ts'
import { matchesEtag } from '../etag.ts'
import { preferredLanguage } from './language.ts'
import { openApiOf } from './openapi.ts'
import type { RestCall } from './rest-call.ts'
import type { RestEnv } from './rest-options.ts'

interface Document {
  tag: string
  bytesIn: (encoding: Encoding | undefined) => Uint8Array<ArrayBuffer>
}

/** Handles /openapi.json. The document does not change while the site runs, so each language and encoding is made once, at the first request. */
export function openApiDocument(calls: readonly RestCall[]): Handler<RestEnv> {
  const documents = new Map<Locale, Document>()
  return call => {
    const locale = preferredLanguage(call.req.header('Accept-Language'))
    const document = documents.get(locale) ?? documentOf(calls, locale)
    documents.set(locale, document)
    const { always } = call.var
    const headers = {
      ...always,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ETag: document.tag,
      Vary: [always['Vary'], 'Accept-Language, Accept-Encoding'].filter(part => part !== undefined).join(', '),
    }
    if (matchesEtag(call.req.header('If-None-Match'), document.tag)) return new Response(null, { status: 304, headers })
    const encoding = encodingFor(call.req.header('Accept-Encoding') ?? '')
    const encoded = encoding === undefined ? {} : { 'Content-Encoding': encoding }
    return new Response(document.bytesIn(encoding), {
      headers: { ...headers, ...encoded, 'Content-Type': 'application/json' },
    })
  }
}

function documentOf(calls: readonly RestCall[], locale: Locale): Document {
  const bytes = Buffer.from(JSON.stringify(openApiOf(calls, locale)))
  const versions = new Map<Encoding | undefined, Buffer<ArrayBuffer>>([[undefined, bytes]])
  return {
    // A weak ETag, because the same document has other bytes in another encoding.
    tag: `W/"${hash('sha1', bytes)}"`,
    bytesIn(encoding) {
      const version = versions.get(encoding) ?? (encoding === undefined ? bytes : compress(bytes, encoding, 'many'))
      versions.set(encoding, version)
      return version
    },
  }
}
