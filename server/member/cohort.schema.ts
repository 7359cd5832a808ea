import { z } from 'zod'
import { listLimit, oneLine, paging, totals } from '../kernel/primitives.schema.ts'
import { memberCard, memberLimits } from './member.schema.ts'

/** The members of one class year, or of one department, whose page the viewer may see. */
const cohort = z.object({
  by: z.enum(['class', 'department'], 'invalid.value'),
  /** The year, or the name of the department, ignoring case. */
  of: z.string('invalid.value').overwrite(oneLine).max(memberLimits.department, 'member.department_too_long'),
})
export type AskedCohort = z.infer<typeof cohort>

export const listCohort = paging(24).extend(cohort.shape)

const maxTexts = 20

/** The newest texts of a cohort, of one kind. */
export const textsOfCohort = cohort.extend({
  limit: listLimit(6, maxTexts),
})

const cohortMember = memberCard.extend({
  graduationYear: z.int().nullable(),
  department: z.string().nullable(),
})
export type CohortMember = z.infer<typeof cohortMember>

export const cohortMembers = z.object({ members: z.array(cohortMember), ...totals })

export const cohortCodes = ['member.no_such_class', 'member.no_such_department'] as const
