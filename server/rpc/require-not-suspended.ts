import { Refusal } from '../kernel/refusal.ts'
import { isSignedIn, type Viewer } from '../kernel/viewer.ts'

/** Tells whoever may not write for some time until when, and why. */
export function requireNotSuspended(viewer: Viewer, now: Date): void {
  if (!isSignedIn(viewer) || viewer.suspension === undefined || viewer.suspension.until <= now) return
  const { until, reason } = viewer.suspension
  throw new Refusal('forbidden', 'member.suspended', { params: { until: until.toISOString(), reason } })
}
