import type { Context as HonoContext } from 'hono'
import type { Site } from '../../rpc/context.ts'
import type { ConcurrencyLimit } from '../../kernel/concurrency-limit.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** The options that create-http-layer.ts passes to the REST API. */
export interface RestOptions {
  site: Site
  /** The origins of pages that may call; every origin if empty or with `*` (API_ORIGINS: docs/operations.md#settings). */
  origins: readonly string[]
  addressOf: (peer: string | undefined, forwarded: string | undefined) => string
  /** Returns the viewer of a bearer token; undefined if it is not valid. */
  viewerOf: (token: string) => Promise<Viewer | undefined>
  /** False disables the limits (LIMITS: docs/operations.md#settings). */
  limits: boolean
  /** The limit of calls that run at the same time. */
  calls: ConcurrencyLimit
}

export interface RestEnv {
  Variables: {
    requestId: string
    /** Headers of every response to this request: its id, and the origins that may read it. */
    always: Readonly<Record<string, string>>
  }
}

/** One REST request and its response. */
export type Call = HonoContext<RestEnv>
