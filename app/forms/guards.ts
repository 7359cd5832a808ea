import { redirect, type AppLoadContext } from '@remix-run/node'
import { grants, isStaff, type Right, type Role } from '#server/kernel/rights.schema.ts'
import { pageUnavailable } from './page-unavailable.ts'
import { pagePath } from '#app/remix/page-address.ts'
import { sessionHeaders } from '../browser/session-headers.ts'
import { safePath } from '../browser/safe-path.ts'
import { acceptsHtml } from './accepts-html.ts'

type PageArgs = { request: Request; context: AppLoadContext }

/** Where a request wanted to go, as a path of this site. */
export function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return `${pagePath(pathname)}${search}`
}

/** Sends to Login, which leads back (docs/product.md#guards). A session that has just ended gets a message; where scripts run, they show it. */
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

/** /profile and /admin without a session lead to Login with the full path kept (docs/product.md#guards); one that cannot be read just now does not. */
export function requireMember({ request, context }: PageArgs) {
  if (context.isUnread()) throw pageUnavailable()
  if (context.me === null) throw toLogin(request, context)
  return context.me
}

/**
 * A member without the right gets the error toast and Home (docs/product.md#guards). An admin who still lacks the second factor that the
 * site asks of admins sets it up first (docs/product.md#second-factor).
 */
export function requireRight(args: PageArgs, right: Right) {
  return requireRole(args, role => grants(role, right))
}

/** For what moderators and admins share. */
export const requireStaff = (args: PageArgs) => requireRole(args, isStaff)

function requireRole({ request, context }: PageArgs, fits: (role: Role) => boolean) {
  const me = requireMember({ request, context })
  if (fits(me.role)) {
    if (context.lacksSecondFactor()) throw redirect('/profile/second-factor', 303)
    return me
  }
  context.noteForbidden(pagePath(new URL(request.url).pathname))
  context.flash({ type: 'error', text: 'system:adminsOnly' })
  throw redirect('/', 303)
}

/** Guest-only pages lead a member Home (docs/product.md#guards). */
export function requireGuest({ context }: PageArgs): void {
  if (context.me !== null) throw redirect('/', 303)
}
