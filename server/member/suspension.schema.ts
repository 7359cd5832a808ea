import { z } from 'zod'
import { moment, oneLine, paging, totals } from '../kernel/primitives.schema.ts'
import { roles } from '../kernel/rights.schema.ts'

/** Days; the reason is limited in code points. Moderators suspend for a week at most. */
export const suspensionLimits = { days: 3650, daysOfModerator: 7, reason: 200 } as const

const username = z.string('member.not_found').overwrite(oneLine).min(1, 'member.not_found').max(100, 'member.not_found')

export const suspend = z.object({
  username,
  days: z.coerce
    .number('member.suspension_days')
    .int('member.suspension_days')
    .min(1, 'member.suspension_days')
    .max(suspensionLimits.days, 'member.suspension_days'),
  reason: z
    .string('member.suspension_reason')
    .overwrite(oneLine)
    .min(1, 'member.suspension_reason')
    .max(suspensionLimits.reason, 'member.suspension_reason_too_long'),
})

export const suspendedMember = z.object({ username })

/** A suspended member, the end of the suspension and its reason. */
export const suspension = z.object({
  username: z.string(),
  role: z.enum(roles),
  until: moment,
  reason: z.string(),
})
export type Suspension = z.infer<typeof suspension>

export const listSuspensions = paging(50)
export const suspensionList = z.object({ suspensions: z.array(suspension), ...totals })

export const suspensionCodes = [
  'member.suspended',
  'member.suspension_days',
  'member.suspension_days_of_moderator',
  'member.suspension_reason',
  'member.suspension_reason_too_long',
  'member.suspension_of_admin',
  'member.not_suspended',
] as const
