import type { Site } from '../rpc/context.ts'
import { GroupedRead } from '../rpc/grouped-read.ts'
import { StatePerSite } from '../rpc/state-per-site.ts'
import { findAccess, type Access } from './session.queries.ts'

const reads = new StatePerSite(
  site => new GroupedRead<string, Access | null>(tokens => findAccess(site.fork(), tokens, site.clock.now())),
)

/** Whom an access token speaks for, null where it is not good (any longer). Requests that arrive together share the statement. */
export const accessOf = (site: Site, token: string): Promise<Access | null> => reads.of(site).ask(token)
