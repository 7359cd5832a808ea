import type { PersonalData } from '../rpc/personal-data-contract.ts'
import { TextVersion } from './version.entity.ts'

/** Personal data: the earlier versions of a member's texts. The database deletes them with the member, even if the texts stay. */
export const historyPersonalData: PersonalData = {
  name: 'textVersions',
  async exportRows(em, memberId) {
    const versions = await em.find(TextVersion, { author: memberId }, { orderBy: { id: 'asc' }, populate: ['content'] })
    return versions.map(({ textType, textId, version, title, summary, content, images, at }) => ({
      type: textType,
      textId,
      version,
      title: title ?? null,
      summary: summary ?? null,
      content,
      images,
      at: at.toISOString(),
    }))
  },
  erase: () => Promise.resolve(),
}
