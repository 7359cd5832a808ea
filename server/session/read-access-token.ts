import type { Site } from '../rpc/context.ts'
import { GroupedRead } from '../rpc/grouped-read.ts'
import { StatePerSite } from '../rpc/state-per-site.ts'
import { findAccess, type Access } from './session.queries.ts'

const reads = new StatePerSite(
  site => new GroupedRead<string, Access | null>(tokens => findAccess(site.fork(), tokens, site.clock.now())),
)

/** Returns the session and member of an access token, or null if it is invalid or expired. Concurrent requests share one query. */
export const readAccess = (site: Site, token: string): Promise<Access | null> => reads.of(site).read(token)
