import { guestOnPrimary } from '../../kernel/viewer.ts'
import { CacheTags } from '../../rpc/cache-tags.ts'
import type { Site } from '../../rpc/context.ts'
import { SharedCache, type Cacheable } from '../../rpc/shared-cache.ts'
import { createPageViewCounter } from '../guest-pages/count-page-views.ts'
import { callProcedure } from './call-procedure.ts'
import { successOf } from './envelope.ts'
import type { GuestCall } from './guest-calls.ts'
import { JsonResponse } from './json-response.ts'

const megabyte = 1024 * 1024

// No change of a counter is announced, and guests change them too, so any write through this process invalidates them.
const counters = new Set(['torch.get', 'visitor.count'])

/**
 * Caches the responses of REST that are the same for every guest, as bytes, like guests' pages (guest-pages/). A response is valid until
 * something it shows changes. Counts lag by up to five seconds, except after a member's write (for counters: any write) through this process.
 */
export class SharedResponses {
  readonly #site: Site
  readonly #texts: SharedCache<JsonResponse>
  readonly #counters: SharedCache<JsonResponse>
  readonly #countPageView: ReturnType<typeof createPageViewCounter>

  constructor(site: Site) {
    this.#site = site
    this.#texts = new SharedCache(site.changes, site.clock, {
      maxBytes: 16 * megabyte,
      refreshImmediatelyAfter: 'memberWrites',
    })
    this.#counters = new SharedCache(site.changes, site.clock, {
      maxBytes: megabyte,
      refreshImmediatelyAfter: 'writes',
    })
    this.#countPageView = createPageViewCounter(site)
    // Other processes publish these events when they increase the counters.
    site.bus.on('torchPassed', () => site.changes.notify('counter:torch.get:'))
    site.bus.on('visitorCounted', () => site.changes.notify('counter:visitor.count:'))
  }

  /** Returns the cached response if it is valid. */
  find(asked: GuestCall): JsonResponse | undefined {
    return this.#memoryOf(asked).find(asked.key, () => this.#makeResponse(asked))
  }

  /** Whether there is a valid cached response. Unlike `find`, it makes nothing, so it may be called before the address is counted. */
  has(asked: GuestCall): boolean {
    return this.#memoryOf(asked).has(asked.key)
  }

  /** The same as `find`, or makes the response and counts the client at this address as a reader. Calls with the same key share the work. */
  async get(asked: GuestCall, address: string): Promise<JsonResponse> {
    return this.find(asked) ?? this.#memoryOf(asked).make(asked.key, () => this.#makeResponse(asked, address))
  }

  /** Counts the reader of a cached response. Readers that are counted already are not counted again. */
  countPageView({ read, locale }: GuestCall, address: string): void {
    this.#countPageView({ read, locale, visitorSession: undefined }, address)
  }

  #memoryOf({ call }: GuestCall): SharedCache<JsonResponse> {
    return counters.has(call.row.procedure) ? this.#counters : this.#texts
  }

  async #makeResponse({ call, input, locale }: GuestCall, reader?: string): Promise<Cacheable<JsonResponse>> {
    const cacheTags = new CacheTags({ countsReader: reader !== undefined })
    const context = {
      site: this.#site,
      viewer: guestOnPrimary,
      locale,
      address: reader ?? '127.0.0.1',
      userAgent: undefined,
      visitorSession: undefined,
      idempotencyKey: undefined,
      knownBrowser: undefined,
      cacheTags,
    }
    const json = new JsonResponse(successOf(call, await callProcedure(call, context, input), locale))
    const { procedure } = call.row
    if (counters.has(procedure)) cacheTags.add(`counter:${procedure}`)
    const { tags, hasCounts, isComplete } = cacheTags
    return { value: json, size: 512 + 2 * json.bytes.length, isCacheable: isComplete, tags, hasCounts }
  }
}
