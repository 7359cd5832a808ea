import { Refusal } from '../kernel/refusal.ts'
import { isSignedIn, type Viewer } from '../kernel/viewer.ts'
import type { Cohort } from './cohort.queries.ts'
import type { AskedCohort } from './cohort.schema.ts'
import { graduationYears } from './profile.schema.ts'

/** Returns the requested cohort with the visibilities that this viewer may see. Admins see no more of it than other members. */
export function requireCohort(viewer: Viewer, { by, of }: AskedCohort): Cohort {
  const visibilities = isSignedIn(viewer) ? (['everybody', 'members'] as const) : (['everybody'] as const)
  if (by === 'class') return { by, year: requireYear(of), visibilities }
  if (of === '') throw new Refusal('missing', 'member.no_such_department')
  return { by, name: of, visibilities }
}

function requireYear(text: string): number {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0
  if (year < graduationYears.first || year > graduationYears.last) throw new Refusal('missing', 'member.no_such_class')
  return year
}
