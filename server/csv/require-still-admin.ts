import type { MemberWork } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import { requireMember } from '../member/require-member.ts'

/** A long file is read in many parts: an admin who lost the role meanwhile gets no further part. */
export async function requireAdminStill({ em, viewer }: Pick<MemberWork, 'em' | 'viewer'>): Promise<void> {
  const member = await requireMember(em, viewer)
  if (!member.may('downloads')) throw new Refusal('forbidden', 'session.not_admin')
}
