import type { Work } from '../api/work.ts'
import { forgetDetailsOf } from '../audit/audit.queries.ts'
import { uploadBelongings } from '../upload/upload-belongings.queries.ts'
import { markUsed } from '../upload/upload.queries.ts'
import { everyBelonging } from './belongings.ts'
import type { Member } from './member.entity.ts'
import { removeMember } from './member.queries.ts'

/** Removes the account, which `em` holds (see holdLeaver); the texts stay without a name, or go too (docs/product.md#leaving). */
export async function letGo(em: Work['em'], member: Member, texts: 'keep' | 'remove', now: Date): Promise<void> {
  for (const { removed, unsigned } of everyBelonging) await (texts === 'remove' ? removed : unsigned)?.(em, member.id)
  if (texts === 'keep') await keepPictures(em, member.id, now)
  await forgetDetailsOf(em, member.id)
  await removeMember(em, member)
}

// The images that the texts which stay go on naming stay with them; those of the profile go.
async function keepPictures(em: Work['em'], memberId: number, now: Date): Promise<void> {
  for (const { exported } of everyBelonging.filter(noun => noun !== uploadBelongings))
    await markUsed(em, [JSON.stringify(await exported(em, memberId))], now)
}
