import { after, days } from '#server/kernel/clock.ts'
import { grants, type Right, type Role } from '#server/kernel/rights.schema.ts'

/** Everybody whom a right is asked of. */
export const everyRole = ['guest', 'user', 'suspended', 'moderator', 'admin'] as const satisfies readonly (
  Role | 'guest' | 'suspended'
)[]
export type AnyRole = (typeof everyRole)[number]

/** How a member of this role is made. */
export const traitsOf = (role: Exclude<AnyRole, 'guest'>, now: Date) =>
  role === 'suspended' ? { suspendedUntil: after(now, days(3)) } : { role }

/** What somebody of this role is answered where a right is needed. */
export function answerTo(role: AnyRole, right: Right): 'login' | 'no' | 'yes' {
  if (role === 'guest') return 'login'
  if (role === 'suspended') return 'no'
  return grants(role, right) ? 'yes' : 'no'
}
