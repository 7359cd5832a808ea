import { redirect, type AppLoadContext } from '@remix-run/node'
import { grants, isStaff, type Right, type Role } from '#server/kernel/rights.schema.ts'
import { pageUnavailable } from './page-unavailable.ts'
import { pagePath } from '#app/remix/page-address.ts'
import { sessionHeaders } from '#server/kernel/session-names.schema.ts'
import { safePath } from '#server/kernel/safe-path.schema.ts'
import { acceptsHtml } from './accepts-html.ts'

type PageArgs = { request: Request; context: AppLoadContext }

/** Returns the path of the page that was requested. */
export function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return `${pagePath(pathname)}${search}`
}

/** Redirects to Login, which redirects back (docs/product.md#guards). If the session has just ended, it adds a message; scripts show their own. */
export function toLogin(request: Request, context: AppLoadContext): Response {
  if (context.sessionEnded && acceptsHtml(request)) context.flash({ type: 'warning', text: 'system:sessionEnded' })
  const back = ['GET', 'HEAD'].includes(request.method) ? pathOf(request) : safePath(pathOfReferrer(request), '/')
  const init = { status: 303, headers: { [sessionHeaders.required]: '1' } }
  return redirect(`/login?redirect=${encodeURIComponent(back)}`, init)
}

function pathOfReferrer(request: Request): string | null {
  const referrer = request.headers.get('Referer')
  if (referrer === null || !URL.canParse(referrer)) return null
  const { pathname, search } = new URL(referrer)
  return `${pathname}${search}`
}

/**
 * Returns the member. Without a session, redirects to Login with the full path (docs/product.md#guards); if the session could not be read, throws a
 * 503.
 */
export function requireMember({ request, context }: PageArgs) {
  if (context.isSessionUnreadable()) throw pageUnavailable()
  if (context.me === null) throw toLogin(request, context)
  return context.me
}

/**
 * Redirects a member without the right to Home with an error toast (docs/product.md#guards). Redirects an admin without the required second factor to
 * its setup (docs/product.md#second-factor).
 */
export function requireRight(args: PageArgs, right: Right) {
  return requireRole(args, role => grants(role, right))
}

/** Lets moderators and admins pass. */
export const requireStaff = (args: PageArgs) => requireRole(args, isStaff)

function requireRole({ request, context }: PageArgs, fits: (role: Role) => boolean) {
  const me = requireMember({ request, context })
  if (fits(me.role)) {
    if (context.lacksSecondFactor()) throw redirect('/profile/second-factor', 303)
    return me
  }
  context.recordForbidden(pagePath(new URL(request.url).pathname))
  context.flash({ type: 'error', text: 'system:adminsOnly' })
  throw redirect('/', 303)
}

/** Redirects a member to Home from a page for guests only (docs/product.md#guards). */
export function requireGuest({ context }: PageArgs): void {
  if (context.me !== null) throw redirect('/', 303)
}
