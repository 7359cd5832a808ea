import { LRUCache } from 'lru-cache'
import { compress } from '../compression.ts'
import { encodedAnswer, sendEncoded, type EncodedAnswer } from '../encoded-answer.ts'
import { isRead, pathOf, type Handler } from '../handler-chain.ts'
import type { PageHandler } from '../pages/pages.ts'
import type { SecurityHeaders } from '../security-headers.ts'
import { isRouteList } from './remix-paths.ts'

const cacheControl = 'public, max-age=31536000, immutable'
const bytesAtMost = 4 * 1024 * 1024
const longestQuery = 4096

export interface KeptRouteLists {
  /** The pages that were given, whose lists are kept. */
  pages: PageHandler
  /** Answers a list that is kept. */
  lists: (security: SecurityHeaders) => Handler
}

/**
 * Every first visit asks which routes the links of its page lead to. Remix tries each of these links against every route, which costs
 * more than all files of the visit; the answer is the same for everybody while the build is, and is kept by what was asked.
 */
export function keptRouteLists(pages: PageHandler): KeptRouteLists {
  const kept = new LRUCache<string, EncodedAnswer>({
    maxSize: bytesAtMost,
    sizeCalculation: ({ plain }, key) => 3 * plain.bytes.length + key.length,
  })
  return {
    pages: {
      async answer(asked, request) {
        const response = await pages.answer(asked, request)
        const url = new URL(request.url)
        if (
          isRouteList(url) &&
          request.method === 'GET' &&
          response.status === 200 &&
          url.search.length <= longestQuery
        )
          kept.set(url.search, answerOf(Buffer.from(await response.clone().arrayBuffer())))
        return response
      },
    },
    lists: security => (request, response, next) => {
      const { url = '' } = request
      const list =
        isRead(request) && isRouteList({ pathname: pathOf(request) })
          ? kept.get(url.slice(url.indexOf('?')))
          : undefined
      if (list === undefined) next()
      else sendEncoded(request, response, list, { headers: security() })
    },
  }
}

const answerOf = (bytes: Buffer<ArrayBuffer>): EncodedAnswer =>
  encodedAnswer({
    bytes,
    compressed: { br: compress(bytes, 'br'), gzip: compress(bytes, 'gzip') },
    type: 'application/json; charset=utf-8',
    cacheControl,
  })
