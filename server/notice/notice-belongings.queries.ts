import type { Belongings } from '../api/belongings.ts'
import { Notice } from './notice.entity.ts'

/** What a member was told of. The database takes it away with the member. */
export const noticeBelongings: Belongings = {
  name: 'notices',
  async exported(em, memberId) {
    const notices = await em.find(Notice, { member: memberId }, { orderBy: { id: 'asc' } })
    return notices.map(({ kind, textType, textId, count, outcome, reason, at, readAt }) => ({
      kind,
      type: textType,
      id: textId,
      count,
      outcome: outcome ?? null,
      reason: reason ?? null,
      at: at.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    }))
  },
  removed: () => Promise.resolve(),
}
