import type { Context, Site } from '../../rpc/context.ts'
import { guest } from '../../kernel/viewer.ts'

/** The context of reads for search engines and feeds. */
export const guestContext = (site: Site): Context => ({
  site,
  viewer: guest,
  locale: 'zh',
  address: '127.0.0.1',
  userAgent: undefined,
  visitorSession: undefined,
  idempotencyKey: undefined,
  knownBrowser: undefined,
})
