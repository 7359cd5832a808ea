import type { z } from 'zod'
import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import { hashToken, newToken } from '../kernel/secret.ts'
import { isSignedIn } from '../kernel/viewer.ts'
import { guessLanguage } from '../markdown/guess-language.ts'
import { linksIn } from '../review/refuse-many-links.ts'
import { freshFingerprint } from '../review/repeated-text.ts'
import { requireMember } from '../member/require-member.ts'
import { Pledge } from './pledge.entity.ts'
import { pledgeLimits } from './pledge.schema.ts'
import type * as schema from './pledge.schema.ts'
import { viewOwnPledge } from './pledge.view.ts'

/**
 * Saves a pledge of a guest or a member. It waits for review; the result contains a receipt, with which the sender can see its status and withdraw
 * it. Refuses too many links and, by a database constraint, the same text by the same sender within a day (docs/product.md#pledges, #spam).
 */
export async function submitPledge(context: ProcedureContext, pledge: z.output<typeof schema.submitPledge>) {
  const { em, site, viewer } = context
  if (linksIn(pledge.message) > pledgeLimits.links)
    throw new Refusal('invalid', 'pledge.too_many_links', { field: 'message' })
  const fingerprint = await freshFingerprint(context, 'pledge', pledge.message)
  const receipt = newToken()
  const made = em.create(Pledge, {
    ...pledge,
    language: guessLanguage(pledge.message, context.locale),
    author: isSignedIn(viewer) ? await requireMember(em, viewer) : null,
    receiptHash: hashToken(receipt),
    fingerprint,
    createdAt: site.clock.now(),
  })
  em.persist(made)
  await context.commit()
  return { ...viewOwnPledge(made), receipt }
}
