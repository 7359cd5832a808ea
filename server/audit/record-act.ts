import type { Context } from '../api/context.ts'
import type { Work } from '../api/work.ts'
import type { SignedIn } from '../kernel/viewer.ts'
import { Member } from '../member/member.entity.ts'
import { Audit } from './audit.entity.ts'

type Acting = Pick<Context, 'site'> & Pick<Work, 'em'> & { viewer: SignedIn }

export interface Act {
  /** noun.verb, as the procedure is called. */
  act: string
  /** noun and id, such as `pledge 7`. */
  target: string
  before?: unknown
  after?: unknown
}

/** Notes an admin's act in the same unit of work: it is kept exactly when the act is (decisions: Audit). */
export async function recordAct({ em, site, viewer }: Acting, { act, target, before, after }: Act): Promise<void> {
  const admin = await em.findOneOrFail(Member, viewer.id)
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
