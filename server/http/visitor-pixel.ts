import { TRPCError } from '@trpc/server'
import { isFault } from '../rpc/to-trpc-error.ts'
import { days, inSeconds } from '../kernel/clock.ts'
import { guest } from '../kernel/viewer.ts'
import { createCaller } from '../router.ts'
import { ensureFormToken } from './pages/form-token.ts'
import { buildBrowserContext, type PageRequest } from './pages/build-page-context.ts'

const transparent = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
/** In seconds. */
export const visitorCookieLifetime = inSeconds(days(365))

/**
 * Counts a visitor without JavaScript, once for each browser (docs/product.md#visitor-number). A pixel on another site's page does not count. The
 * picture is sent even if counting fails.
 */
export async function handlePixel(asked: PageRequest, isOurs = true): Promise<Response> {
  const context = buildBrowserContext(asked, guest)
  const response = pixel()
  if (!isOurs) return response
  try {
    const { sessionId } = await createCaller(context).visitor.add({ sessionId: context.visitorSession ?? null })
    asked.cookies.setReadable('visitorSessionId', sessionId, visitorCookieLifetime)
    ensureFormToken(asked.cookies, asked.site.vault, asked.site.clock.now())
    asked.cookies.applyTo(response.headers)
  } catch (error) {
    if (!(error instanceof TRPCError) || isFault(error)) asked.site.report(error, '/visitors/pixel.gif')
  }
  return response
}

/** Gives a guest the token for the form on the page, if no other response has done so (app/components/form/hidden-fields.tsx). */
export function handleFormTokenPixel({ cookies, site }: PageRequest): Response {
  const response = pixel()
  ensureFormToken(cookies, site.vault, site.clock.now())
  cookies.applyTo(response.headers)
  return response
}

const pixel = () =>
  new Response(transparent, { headers: { 'Content-Type': 'image/gif', 'Cache-Control': 'private, no-store' } })
