import type { Work } from '../api/work.ts'
import { contributionsOf } from './contributions.queries.ts'
import type { Member } from './member.entity.ts'
import type { Profile } from './profile.schema.ts'

/** The member as they see themself, with what they have contributed. */
export async function profileOf(em: Work['em'], member: Member): Promise<Profile> {
  return { ...member.profile(), contributions: await contributionsOf(em, member.id) }
}
