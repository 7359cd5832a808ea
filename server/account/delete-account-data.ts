import type { Context } from '../rpc/context.ts'
import type { Work } from '../rpc/unit-of-work.ts'
import { redactDetailsOf } from '../audit/audit.queries.ts'
import { imagesInStory } from '../story/story.queries.ts'
import { markUsed } from '../upload/upload.queries.ts'
import type { Member } from '../member/member.entity.ts'
import { deleteAccountRow } from '../member/member.queries.ts'

type DeletionContext = Pick<Context, 'site'> & Pick<Work, 'em'>

/** Deletes an account that `em` has locked (see lockAccountToDelete). The texts stay without a name or are deleted (docs/product.md#leaving). */
export async function deleteAccountData(
  { em, site }: DeletionContext,
  member: Member,
  texts: 'keep' | 'remove',
): Promise<void> {
  const inStory = await imagesInStory(em, member.id)
  for (const { erase, anonymize } of site.personalData) await (texts === 'remove' ? erase : anonymize)?.(em, member.id)
  if (texts === 'keep') await markPicturesUsed({ em, site }, member.id)
  // Images that the story shows belong to the site, even if this member uploaded them.
  await markUsed(em, inStory, site.clock.now())
  await redactDetailsOf(em, member.id)
  await deleteAccountRow(em, member)
}

// Keeps the images that the remaining texts refer to; the images of the profile are removed.
async function markPicturesUsed({ em, site }: DeletionContext, memberId: number): Promise<void> {
  for (const { exportRows } of site.personalData.filter(({ areImages }) => areImages !== true))
    await markUsed(em, [JSON.stringify(await exportRows(em, memberId))], site.clock.now())
}
