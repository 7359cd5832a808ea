import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { Context, Site } from '../../rpc/context.ts'
import { openWork } from '../../rpc/unit-of-work.ts'
import { guest } from '../../kernel/viewer.ts'
import { recordPageView } from '../../page-view/record-page-view.ts'
import { recountInterval } from '../../page-view/page-view.queries.ts'
import type { GuestPageRequest } from './guest-page-request.ts'

type Opened = Pick<GuestPageRequest, 'read' | 'visitorSession' | 'locale'>
type Read = NonNullable<GuestPageRequest['read']>

const maxRemembered = 100_000
const maxWaiting = 10_000
const concurrency = 2

/**
 * Returns a function that counts the reader of a shared page or REST response after it is sent. A reader is counted again after 30 minutes, as on
 * pages that are rendered for one reader.
 */
export function createPageViewCounter(site: Site) {
  const counted = new LRUCache<string, true>({ max: maxRemembered, ttl: recountInterval })
  const queue = new PQueue({ concurrency })

  async function count(context: Context, reader: string, { kind, id }: Read): Promise<void> {
    try {
      await queue.add(() => recordPageView({ ...context, ...openWork(context, 'count-page-views') }, kind, id))
    } catch (fault) {
      // The reader's next page tries again.
      counted.delete(reader)
      site.report(fault, `counting a reader of ${kind} ${id}`)
    }
  }

  return ({ read, visitorSession, locale }: Opened, address: string): void => {
    if (read === undefined) return
    const { kind, id } = read
    const reader = `${kind} ${id} ${visitorSession ?? ''} ${address}`
    if (counted.has(reader) || queue.size >= maxWaiting) return
    counted.set(reader, true)
    const context = {
      site,
      viewer: guest,
      locale,
      address,
      visitorSession,
      userAgent: undefined,
      idempotencyKey: undefined,
    }
    void count({ ...context, knownBrowser: undefined }, reader, read)
  }
}
