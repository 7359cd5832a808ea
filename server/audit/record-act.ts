import type { MemberWork } from '../rpc/unit-of-work.ts'
import { requireMember } from '../member/require-member.ts'
import { Audit } from './audit.entity.ts'
import type { Act } from './audit.schema.ts'

/** Records an act of the site itself, without a name, in the caller's unit of work. */
export function recordOwnAct(em: MemberWork['em'], at: Date, { act, target, before, after }: Act): void {
  em.persist(
    em.create(Audit, { admin: null, adminName: '', act, target, before: before ?? null, after: after ?? null, at }),
  )
}

type ActWork = Pick<MemberWork, 'em' | 'site' | 'viewer'> & {
  /** Collects acts that are recorded together later (record-acts.queries.ts). */
  acts?: Act[] | undefined
}

/** Records an admin's act in the same unit of work, so that the record exists exactly if the act was committed (docs/product.md#audit). */
export async function recordAct(
  { em, site, viewer, acts }: ActWork,
  { act, target, before, after }: Act,
): Promise<void> {
  if (acts !== undefined) {
    acts.push({ act, target, before, after })
    return
  }
  const admin = await requireMember(em, viewer)
  em.persist(
    em.create(Audit, {
      admin,
      adminName: admin.username,
      act,
      target,
      before: before ?? null,
      after: after ?? null,
      at: site.clock.now(),
    }),
  )
}
