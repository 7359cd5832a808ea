import type { Work } from '../rpc/unit-of-work.ts'
import type { Context } from '../rpc/context.ts'
import { isSignedIn } from '../kernel/viewer.ts'
import type { TextType } from '../kernel/text-kind-properties.schema.ts'
import { findMember } from '../member/member.queries.ts'
import { publishNoticesDue } from '../notice/publish-notices-due.ts'
import { copyToBin } from './copy-to-bin.queries.ts'

interface RemovedRow {
  id: number
  author?: { id: number } | null | undefined
}

type RemovalWork = Pick<Context, 'site' | 'viewer'> & Pick<Work, 'em' | 'afterCommit'>

/**
 * Keeps a text for 30 days that this transaction is about to remove (docs/product.md#bin). Records who removed it, unless it was the author. The
 * sender of a pledge who comes with the receipt counts as its author.
 */
export async function moveToBin(
  ctx: RemovalWork,
  type: TextType,
  { id, author }: RemovedRow,
  isSender = false,
): Promise<void> {
  const { em, site, viewer } = ctx
  const isOther = !isSender && isSignedIn(viewer) && viewer.id !== author?.id
  const remover = isOther ? await findMember(em, viewer.id) : null
  await copyToBin(em, { type, id, at: site.clock.now(), remover })
  // The removal ends its open reports, which is a notice to the reporters.
  publishNoticesDue(ctx)
}
