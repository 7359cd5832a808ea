import { LRUCache } from 'lru-cache'
import { compress, minBytesToCompress } from '../compression.ts'
import { encodeResponse, sendEncoded, type EncodedResponse } from '../encoded-response.ts'
import { isReadMethod, pathOf, type Handler } from '../handler-chain.ts'
import type { PageHandler } from '../pages/pages.ts'
import type { SecurityHeaders } from '../security-headers.ts'
import { isRouteList } from './remix-paths.ts'

const cacheControl = 'public, max-age=31536000, immutable'
/** Anybody may send new queries, so the number of cached lists and the sizes of their queries and responses are limited. */
export const maxLists = 200
const maxQueryLength = 4096
const maxListBytes = 32 * 1024

export interface CachedRouteLists {
  /** The given pages, whose route lists are cached. */
  pages: PageHandler
  /** Answers a cached list. */
  lists: (security: SecurityHeaders) => Handler
}

/**
 * Caches route lists. Every first visit requests the routes of the links on its page, and Remix tries each link against every route, which costs more
 * than all files of the visit. For one build the response is the same for everybody, so it is cached by the query.
 */
export function cachedRouteLists(pages: PageHandler): CachedRouteLists {
  const cached = new LRUCache<string, EncodedResponse>({ max: maxLists })
  return {
    pages: {
      async respond(asked, request) {
        const response = await pages.respond(asked, request)
        const { pathname, search } = new URL(request.url)
        if (!isRouteList({ pathname }) || request.method !== 'GET' || response.status !== 200) return response
        const bytes = Buffer.from(await response.clone().arrayBuffer())
        if (search.length <= maxQueryLength && bytes.length <= maxListBytes) cached.set(search, encodeList(bytes))
        return response
      },
    },
    lists: security => (request, response, next) => {
      const { url = '' } = request
      const isList = isReadMethod(request) && isRouteList({ pathname: pathOf(request) })
      const list = isList ? cached.get(url.slice(url.indexOf('?'))) : undefined
      if (list === undefined) next()
      else sendEncoded(request, response, list, { headers: security() })
    },
  }
}

// zlib returns a view of a larger buffer, which would stay in memory with it.
const copied = (bytes: Uint8Array) => Uint8Array.from(bytes)

const encodeList = (bytes: Buffer<ArrayBuffer>): EncodedResponse =>
  encodeResponse({
    bytes: copied(bytes),
    compressed:
      bytes.length < minBytesToCompress
        ? {}
        : { br: copied(compress(bytes, 'br', 'many')), gzip: copied(compress(bytes, 'gzip', 'many')) },
    type: 'application/json; charset=utf-8',
    cacheControl,
  })
