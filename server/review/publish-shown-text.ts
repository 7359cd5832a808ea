import type { MemberWork } from '../rpc/unit-of-work.ts'
import type { TextType } from '../kernel/text-kind-properties.schema.ts'
import type { Reviewed } from './review.entity.ts'

/** Sends an approved text to the live pages of its scope after the commit. */
export function publishShownText(
  { site, afterCommit }: Pick<MemberWork, 'site' | 'afterCommit'>,
  type: TextType,
  text: Pick<Reviewed, 'id' | 'status'>,
  scope: number,
): void {
  if (text.status === 'approved') afterCommit(() => site.bus.publish('textShown', { type, id: text.id, scope }))
}
