import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { writtenFor } from '../compression.ts'
import { styleSources } from './inline-styles.ts'
import { handlerByRoutes } from '../remix/match-fewer-routes.ts'
import { giveStamp } from './form-stamp.ts'
import { pageContext, type PageRequest } from './request-context.ts'
import type { PublicSettings } from './page-context.ts'

/** Where the page bundle comes from: the build, or Vite while developing. */
type BuildSource = ServerBuild | (() => Promise<ServerBuild>)

/** Tells the scripts of a page what a redirect would hide from them: the keys they brought are good no longer (docs/product.md#session-expiry). */
const sessionEndedHeader = 'X-Session-Ended'

// Text becomes HTML, or the address of a script, only as app/first-script.ts allows; the page's own late start is `late`.
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types default late'] as const

export interface PageHandler {
  answer: (asked: PageRequest, request: Request) => Promise<Response>
}

/** Handles requests for pages: builds the context, has Remix answer, then sets the cookies. */
export function pageHandler(build: BuildSource, mode: string, settings: PublicSettings): PageHandler {
  const remix = typeof build === 'function' ? createRequestHandler(build, mode) : handlerByRoutes(build, mode)
  return {
    async answer(asked, request) {
      const context = await pageContext(asked, settings)
      const response = await remix(request, { ...context })
      const isShared = asked.cacheTags !== undefined
      if (!isShared && !context.isMember()) giveStamp(asked.cookies, asked.site.vault, context.now)
      asked.cookies.applyTo(response.headers)
      if (context.sessionEnded) response.headers.set(sessionEndedHeader, '1')
      const pause = context.pause()
      if (pause !== undefined) response.headers.set('Retry-After', String(pause))
      keepPrivate(response.headers, context.isMember() || context.sessionEnded)
      if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
      // A page with a policy of its own, such as the book, is sent while it is written.
      if (response.headers.has('Content-Security-Policy')) return response
      // The answer to HEAD has none.
      const told = request.method === 'HEAD' ? undefined : context.page()
      const page = told ?? Buffer.from(await response.arrayBuffer())
      response.headers.set('Content-Security-Policy', policyOf(page, context.nonce, mode === 'development'))
      return writtenFor(request, page, response)
    },
  }
}

// Pages of a session must not come back after logout; the others may be kept by the browser, but asked again (docs/product.md#logout).
function keepPrivate(headers: Headers, ofSession: boolean): void {
  if (ofSession) headers.set('Cache-Control', 'private, no-store')
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  headers.append('Vary', 'Cookie')
}

// While developing, Vite puts the styles of a module into the page when it is loaded.
const policyOf = (page: Buffer, nonce: string, isDevelopment: boolean) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src ${isDevelopment ? "'self' 'unsafe-inline'" : styleSources(page)}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isDevelopment ? [] : trustedTypes),
  ].join('; ')
