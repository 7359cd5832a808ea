import { after, days } from '#server/kernel/clock.ts'
import { grants, type Right, type Role } from '#server/kernel/rights.schema.ts'

/** Everybody who may be checked for a right. */
export const everyRole = ['guest', 'user', 'suspended', 'moderator', 'admin'] as const satisfies readonly (
  | Role
  | 'guest'
  | 'suspended'
)[]
export type AnyRole = (typeof everyRole)[number]

/** Returns the traits of a member with this role. */
export const traitsOf = (role: Exclude<AnyRole, 'guest'>, now: Date) =>
  role === 'suspended' ? { suspendedUntil: after(now, days(3)) } : { role }

/** Returns the expected response to this role on a call that needs a right. */
export function answerTo(role: AnyRole, right: Right): 'login' | 'no' | 'yes' {
  if (role === 'guest') return 'login'
  if (role === 'suspended') return 'no'
  return grants(role, right) ? 'yes' : 'no'
}
