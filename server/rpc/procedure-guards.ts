import { grants, type Right } from '../kernel/rights.schema.ts'
import { busyRefusal, Refusal, unavailableRefusal } from '../kernel/refusal.ts'
import { isSignedIn, isSessionUnreadable, may, type SignedIn, type Viewer } from '../kernel/viewer.ts'
import type { Site } from './context.ts'

// The conditions for calling a procedure. Each guard refuses every other viewer.

/** Refuses a guest. If the session could not be read, because the database is unavailable or busy, the refusal says that instead. */
export function requireSignedIn(viewer: Viewer): SignedIn {
  if (isSignedIn(viewer)) return viewer
  if (!isSessionUnreadable(viewer)) throw new Refusal('unauthenticated', 'session.required')
  throw viewer.sessionUnreadable === 'busy' ? busyRefusal() : unavailableRefusal()
}

/** Refuses a viewer without this right, and an admin who has not yet set up the second factor that the site demands. */
export function requireRight(viewer: SignedIn, right: Right): void {
  if (may(viewer, right)) return
  if (grants(viewer.role, right)) throw new Refusal('forbidden', 'factor.due')
  throw new Refusal('forbidden', viewer.role === 'user' ? 'session.not_admin' : 'session.no_right')
}

/** Refuses a suspended member. The refusal gives the end and the reason of the suspension. */
export function requireNotSuspended(viewer: Viewer, now: Date): void {
  if (!isSignedIn(viewer) || viewer.suspension === undefined || viewer.suspension.until <= now) return
  const { until, reason } = viewer.suspension
  throw new Refusal('forbidden', 'member.suspended', { params: { until: until.toISOString(), reason } })
}

/** Refuses writes while the site is read-only, except by viewers who may change that setting (docs/product.md#read-only). */
export function requireWritable({ settings }: Pick<Site, 'settings'>, viewer: Viewer): void {
  if (!settings.values.readOnly || (isSignedIn(viewer) && may(viewer, 'settings'))) return
  throw new Refusal('forbidden', 'site.read_only')
}
