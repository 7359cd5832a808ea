import type { PersonalData } from '../rpc/personal-data.ts'
import { RemovedText } from './removed-text.entity.ts'

const exported = ['title', 'name', 'grade', 'content', 'message', 'wish', 'images', 'created_at'] as const

/** The removed texts of a member that can still be restored. They are deleted with the account, even if the other texts stay. */
export const binPersonalData: PersonalData = {
  name: 'removedTexts',
  async exported(em, memberId) {
    const removed = await em.find(RemovedText, { author: memberId }, { orderBy: { id: 'asc' } })
    return removed.map(({ textType, textId, row, removedAt }) => ({
      type: textType,
      id: textId,
      ...Object.fromEntries(exported.flatMap(key => (row[key] == null ? [] : [[key, row[key]]]))),
      removedAt: removedAt.toISOString(),
    }))
  },
  unsigned: erase,
  removed: erase,
}

async function erase(em: Parameters<PersonalData['removed']>[0], memberId: number): Promise<void> {
  await em.nativeDelete(RemovedText, { author: memberId })
}
