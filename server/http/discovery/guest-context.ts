import type { Context, Site } from '../../rpc/context.ts'
import { guest } from '../../kernel/viewer.ts'

/** What a search engine asks the domain as. */
export const guestContext = (site: Site): Context => ({
  site,
  viewer: guest,
  locale: 'zh',
  address: '127.0.0.1',
  userAgent: undefined,
  visitorSession: undefined,
  onceKey: undefined,
  knownBrowser: undefined,
})
