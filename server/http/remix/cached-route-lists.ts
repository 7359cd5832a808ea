import { LRUCache } from 'lru-cache'
import { compress, worthwhile } from '../compression.ts'
import { encodedAnswer, sendEncoded, type EncodedAnswer } from '../encoded-answer.ts'
import { isRead, pathOf, type Handler } from '../handler-chain.ts'
import type { PageHandler } from '../pages/pages.ts'
import type { SecurityHeaders } from '../security-headers.ts'
import { isRouteList } from './remix-paths.ts'

const cacheControl = 'public, max-age=31536000, immutable'
/** Anybody may ask what nobody else asks: so many lists are kept, and none of a longer question or answer. */
export const listsAtMost = 200
const longestQuery = 4096
const longestList = 32 * 1024

export interface CachedRouteLists {
  /** The pages that were given; what they answer about routes is kept. */
  pages: PageHandler
  /** Answers a list that is kept. */
  lists: (security: SecurityHeaders) => Handler
}

/**
 * Every first visit asks which routes the links of its page lead to. Remix tries each of these links against every route, which costs
 * more than all files of the visit; the answer is the same for everybody while the build is, and is kept by what was asked.
 */
export function cachedRouteLists(pages: PageHandler): CachedRouteLists {
  const cached = new LRUCache<string, EncodedAnswer>({ max: listsAtMost })
  return {
    pages: {
      async answer(asked, request) {
        const response = await pages.answer(asked, request)
        const { pathname, search } = new URL(request.url)
        if (!isRouteList({ pathname }) || request.method !== 'GET' || response.status !== 200) return response
        const bytes = Buffer.from(await response.clone().arrayBuffer())
        if (search.length <= longestQuery && bytes.length <= longestList) cached.set(search, answerOf(bytes))
        return response
      },
    },
    lists: security => (request, response, next) => {
      const { url = '' } = request
      const isList = isRead(request) && isRouteList({ pathname: pathOf(request) })
      const list = isList ? cached.get(url.slice(url.indexOf('?'))) : undefined
      if (list === undefined) next()
      else sendEncoded(request, response, list, { headers: security() })
    },
  }
}

// What zlib returns is a part of a larger piece of memory, which would stay with it.
const copied = (bytes: Uint8Array) => Uint8Array.from(bytes)

const answerOf = (bytes: Buffer<ArrayBuffer>): EncodedAnswer =>
  encodedAnswer({
    bytes: copied(bytes),
    compressed:
      bytes.length < worthwhile ? {} : { br: copied(compress(bytes, 'br')), gzip: copied(compress(bytes, 'gzip')) },
    type: 'application/json; charset=utf-8',
    cacheControl,
  })
