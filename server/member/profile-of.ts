import { contributionsOf, type Counting } from './count-contributions.ts'
import type { Member } from './member.entity.ts'
import type { Profile } from './profile.schema.ts'

/** The member as they see themself, with what they have contributed. */
export async function profileOf(counting: Counting, member: Member): Promise<Profile> {
  return { ...member.profile(), contributions: await contributionsOf(counting, member.id) }
}
