import type { PersonalData } from '../rpc/personal-data-contract.ts'
import { Report } from './report.entity.ts'

/** Personal data: the reports of a member. An open report stays without a name, so that nobody withdraws it by leaving. */
export const reportPersonalData: PersonalData = {
  name: 'reports',
  async exportRows(em, memberId) {
    const reports = await em.find(Report, { reporter: memberId }, { orderBy: { id: 'asc' } })
    return reports.map(({ targetType, targetId, reason, status, createdAt, settledAt }) => ({
      type: targetType,
      id: targetId,
      reason: reason ?? null,
      status,
      createdAt: createdAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    }))
  },
  async erase(em, memberId) {
    await em.nativeDelete(Report, { reporter: memberId, status: { $ne: 'open' } })
    await em.nativeUpdate(Report, { reporter: memberId }, { reason: null })
  },
}
