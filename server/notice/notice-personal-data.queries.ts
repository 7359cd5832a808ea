import type { PersonalData } from '../rpc/personal-data-contract.ts'
import { choicesOf } from './notice-choice.queries.ts'
import { Notice } from './notice.entity.ts'

/** Personal data: the notices of a member. The database deletes them with the member. */
export const noticePersonalData: PersonalData = {
  name: 'notices',
  async exportRows(em, memberId) {
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
  erase: () => Promise.resolve(),
}

/** Personal data: the ways in which a member wants notices. */
export const noticeChoicePersonalData: PersonalData = {
  name: 'noticeChoices',
  exportRows: async (em, memberId) => [await choicesOf(em, memberId)],
  erase: () => Promise.resolve(),
}
