import type { Context as HonoContext } from 'hono'
import type { Site } from '../../rpc/context.ts'
import type { ConcurrencyLimit } from '../../kernel/concurrency-limit.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** What create-http-layer.ts passes to the REST interface. */
export interface RestOptions {
  site: Site
  /** Who may call from a browser; empty or with `*`: everybody (API_ORIGINS: docs/operations.md#settings). */
  origins: readonly string[]
  addressOf: (peer: string | undefined, forwarded: string | undefined) => string
  /** Who a bearer token speaks for; undefined where it is not good (any longer). */
  viewerOf: (token: string) => Promise<Viewer | undefined>
  /** False lifts the limits (LIMITS: docs/operations.md#settings). */
  limits: boolean
  /** How many calls are in work at once. */
  calls: ConcurrencyLimit
}

export interface RestEnv {
  Variables: {
    requestId: string
    /** What each answer to this request carries: its id, and which pages may read it. */
    always: Readonly<Record<string, string>>
  }
}

/** One request to REST and the answer to it. */
export type Call = HonoContext<RestEnv>
