import { contributionsOf, type Counting } from './count-contributions.ts'
import type { Member } from './member.entity.ts'
import type { Profile } from './profile.schema.ts'

/** Returns the member for themself, with their contributions. */
export async function readProfile(counting: Counting, member: Member): Promise<Profile> {
  return { ...member.profile(), contributions: await contributionsOf(counting, member.id) }
}
