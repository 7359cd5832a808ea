import type { Context } from '../rpc/context.ts'
import type { Work } from '../rpc/unit-of-work.ts'
import { forgetDetailsOf } from '../audit/audit.queries.ts'
import { imagesInStory } from '../story/story.queries.ts'
import { markUsed } from '../upload/upload.queries.ts'
import type { Member } from '../member/member.entity.ts'
import { removeMember } from '../member/member.queries.ts'

type Leaving = Pick<Context, 'site'> & Pick<Work, 'em'>

/** Removes the account, which `em` holds (see holdLeaver); the texts stay without a name, or go too (docs/product.md#leaving). */
export async function deleteMember({ em, site }: Leaving, member: Member, texts: 'keep' | 'remove'): Promise<void> {
  const inStory = await imagesInStory(em, member.id)
  for (const { removed, unsigned } of site.personalData)
    await (texts === 'remove' ? removed : unsigned)?.(em, member.id)
  if (texts === 'keep') await keepPictures({ em, site }, member.id)
  // The story is the site's, whoever uploaded what it shows.
  await markUsed(em, inStory, site.clock.now())
  await forgetDetailsOf(em, member.id)
  await removeMember(em, member)
}

// The images that the texts which stay go on naming stay with them; those of the profile go.
async function keepPictures({ em, site }: Leaving, memberId: number): Promise<void> {
  for (const { exported } of site.personalData.filter(({ areImages }) => areImages !== true))
    await markUsed(em, [JSON.stringify(await exported(em, memberId))], site.clock.now())
}
