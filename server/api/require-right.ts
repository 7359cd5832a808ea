import type { Right } from '../kernel/rights.schema.ts'
import { Refusal } from '../kernel/refusal.ts'
import { may, type SignedIn } from '../kernel/viewer.ts'

/** Refuses whoever does not have this right. */
export function requireRight(viewer: SignedIn, right: Right): void {
  if (may(viewer, right)) return
  throw new Refusal('forbidden', viewer.role === 'user' ? 'session.not_admin' : 'session.no_right')
}
