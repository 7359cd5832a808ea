import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { sessionHeaders } from '../../kernel/session-names.schema.ts'
import { compressedResponse } from '../compression.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { handlerByRoutes } from '../remix/match-fewer-routes.ts'
import { ensureFormToken } from './form-token.ts'
import { buildPageContext, type PageRequest } from './build-page-context.ts'
import type { PublicSettings } from './page-context.ts'

/** The source of the page bundle: the build, or Vite in development. */
type BuildSource = ServerBuild | (() => Promise<ServerBuild>)

export interface PageHandler {
  respond: (asked: PageRequest, request: Request) => Promise<Response>
}

/** Handles requests for pages: builds the context, lets Remix answer, and sets the cookies. */
export function pageHandler(build: BuildSource, mode: string, settings: PublicSettings): PageHandler {
  const remix = typeof build === 'function' ? createRequestHandler(build, mode) : handlerByRoutes(build, mode)
  return {
    async respond(asked, request) {
      const context = await buildPageContext(asked, settings)
      const response = await remix(request, { ...context })
      const isShared = asked.cacheTags !== undefined
      if (!isShared && !context.isMember()) ensureFormToken(asked.cookies, asked.site.vault, context.now)
      asked.cookies.applyTo(response.headers)
      if (context.sessionEnded) response.headers.set(sessionHeaders.ended, '1')
      const retryAfter = context.retryAfter()
      if (retryAfter !== undefined) response.headers.set('Retry-After', String(retryAfter))
      keepPrivate(response.headers, context.isMember() || context.sessionEnded)
      if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
      // A page with its own policy, such as the book, is streamed.
      if (response.headers.has('Content-Security-Policy')) return response
      // The response to HEAD has no body.
      const rendered = request.method === 'HEAD' ? undefined : context.pageBytes()
      const page = rendered ?? Buffer.from(await response.arrayBuffer())
      response.headers.set(
        'Content-Security-Policy',
        contentSecurityPolicy(page, context.nonce, mode === 'development'),
      )
      return compressedResponse(request, page, response)
    },
  }
}

// The browser must not show pages of a session again after logout. It may keep other pages but must revalidate them (docs/product.md#logout).
function keepPrivate(headers: Headers, ofSession: boolean): void {
  if (ofSession) headers.set('Cache-Control', 'private, no-store')
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  headers.append('Vary', 'Cookie')
}
