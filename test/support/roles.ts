import { grants, type Right, type Role } from '#server/kernel/rights.schema.ts'

/** Everybody whom a right is asked of. */
export const everyRole = ['guest', 'user', 'moderator', 'admin'] as const satisfies readonly (Role | 'guest')[]
export type AnyRole = (typeof everyRole)[number]

/** What somebody of this role is answered where a right is needed. */
export function answerTo(role: AnyRole, right: Right): 'login' | 'no' | 'yes' {
  if (role === 'guest') return 'login'
  return grants(role, right) ? 'yes' : 'no'
}
