import { z } from 'zod'
import { moment } from '../kernel/primitives.schema.ts'
import { profile } from '../member/profile.schema.ts'

/** All data of a member: the profile, and the rows of each kind of data under its name (docs/product.md#leaving). */
export const memberExport = z.object({
  exportedAt: moment,
  profile,
  belongings: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type MemberExport = z.infer<typeof memberExport>
