import { grants, type Right } from '../kernel/rights.schema.ts'
import { Refusal } from '../kernel/refusal.ts'
import { may, type SignedIn } from '../kernel/viewer.ts'

/** Refuses whoever does not have this right, and who has yet to set up the second factor that the site asks of admins. */
export function requireRight(viewer: SignedIn, right: Right): void {
  if (may(viewer, right)) return
  if (grants(viewer.role, right)) throw new Refusal('forbidden', 'factor.due')
  throw new Refusal('forbidden', viewer.role === 'user' ? 'session.not_admin' : 'session.no_right')
}
