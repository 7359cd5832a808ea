import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { recordAct } from '../audit/record-act.ts'
import { allow, requireFound, Refusal } from '../kernel/refusal.ts'
import { guessLanguage } from '../markdown/guess-language.ts'
import { requireMember } from '../member/require-member.ts'
import { publishShownText } from '../review/publish-shown-text.ts'
import { linksIn } from '../review/refuse-many-links.ts'
import { freshFingerprint } from '../review/repeated-text.ts'
import { canChange, canSee, isAuthor } from '../review/text-access.policy.ts'
import { reviewAgain, startingStatus } from '../review/starting-status.ts'
import { Blessing } from './blessing.entity.ts'
import { lockBlessing } from './blessing.queries.ts'
import { blessingLimits } from './blessing.schema.ts'
import type * as schema from './blessing.schema.ts'

/**
 * Saves a blessing of a member. Refuses more links than the limit and, by a database constraint, the same text by the same member within a day
 * (docs/product.md#spam).
 */
export async function sendBlessing(ctx: MemberWork, { content, isAnonymous }: z.output<typeof schema.submitBlessing>) {
  const { em, site, viewer } = ctx
  const now = site.clock.now()
  refuseLinks(content)
  const fingerprint = await freshFingerprint(ctx, 'blessing', content)
  const status = await startingStatus(ctx, 'blessings', [content])
  const shownAt = status === 'approved' ? now : null
  const language = guessLanguage(content, ctx.locale)
  const written = { content, language, isAnonymous, author: await requireMember(em, viewer), fingerprint }
  const made = em.create(Blessing, { ...written, status, shownAt, createdAt: now, updatedAt: now })
  em.persist(made)
  await ctx.commit()
  publishShownText(ctx, 'blessing', made, 0)
  return made
}

/** Changes a blessing. A new text by its author is checked like a new blessing, and a rejected one is pending again. */
export async function editBlessing(
  ctx: MemberWork,
  { id, ...changed }: z.output<typeof schema.editBlessing>,
): Promise<Blessing> {
  refuseLinks(changed.content)
  return atomically(ctx.em, async em => {
    const inside = { ...ctx, em }
    const blessing = await lockForChange(inside, id)
    const before = textOf(blessing)
    if (changed.content !== blessing.content) await rewrite(inside, blessing, changed.content)
    // Only the author may change whether the name is shown.
    if (isAuthor(ctx.viewer, blessing)) blessing.isAnonymous = changed.isAnonymous ?? blessing.isAnonymous
    if (isDeepStrictEqual(before, textOf(blessing))) return blessing
    blessing.updatedAt = ctx.site.clock.now()
    if (!isAuthor(ctx.viewer, blessing))
      await recordAct(inside, { act: 'blessing.edit', target: `blessing ${id}`, before, after: textOf(blessing) })
    return blessing
  })
}

/** Locks a blessing. Refuses a viewer who may not change it. */
async function lockForChange({ em, viewer }: MemberWork, id: number): Promise<Blessing> {
  const blessing = requireFound(await lockBlessing(em, id), 'blessing.not_found')
  if (!canSee(viewer, blessing)) throw new Refusal('missing', 'blessing.not_found')
  allow(canChange(viewer, blessing), 'blessing.not_yours')
  return blessing
}

async function rewrite(ctx: MemberWork, blessing: Blessing, content: string): Promise<void> {
  blessing.content = content
  blessing.language = guessLanguage(content, blessing.language)
  if (!isAuthor(ctx.viewer, blessing)) return
  blessing.fingerprint = await freshFingerprint(ctx, 'blessing', content)
  await reviewAgain(ctx, blessing, 'blessings', [content])
}

function refuseLinks(content: string): void {
  if (linksIn(content) > blessingLimits.links)
    throw new Refusal('invalid', 'blessing.too_many_links', { field: 'content' })
}

const textOf = ({ content, isAnonymous }: Blessing) => ({ content, isAnonymous })
