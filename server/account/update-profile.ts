import type { z } from 'zod'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import { markUsed } from '../upload/upload.queries.ts'
import { requireMember } from '../member/require-member.ts'
import { isReserved } from '../member/reserved-usernames.ts'
import { keyOf } from '../member/member.queries.ts'
import type * as schema from '../member/profile.schema.ts'
import { readProfile } from '../member/read-profile.ts'

/** Changes the given fields and leaves the others. Reserved names sound official: an owner may keep one, and nobody else can take it. */
export async function updateProfile(
  { em, site, viewer, commit }: MemberWork,
  { username, ...rest }: z.output<typeof schema.updateProfile>,
) {
  const member = await requireMember(em, viewer)
  if (username !== undefined && username !== member.username) {
    if (keyOf(username) !== member.usernameKey && isReserved(username))
      throw new Refusal('conflict', 'member.username_reserved', { field: 'username' })
    Object.assign(member, { username, usernameKey: keyOf(username) })
  }
  const sent = Object.entries(rest).filter(([, value]) => value !== undefined)
  Object.assign(member, Object.fromEntries(sent))
  await markUsed(em, [rest.avatar], site.clock.now())
  await commit()
  return readProfile({ em, site }, member)
}
