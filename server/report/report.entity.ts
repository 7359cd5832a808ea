import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'
import { reportLimits, type ReportStatus } from './report.schema.ts'
import type { TextType } from '../text/text-kinds.schema.ts'

const endReports = (type: TextType, wasLookedAt: string) => ({
  name: `${type}_reports_ended`,
  timing: 'after' as const,
  events: ['delete' as const, 'update' as const],
  body: `if new.status is distinct from old.status and (new.status is null or ${wasLookedAt}) then
  update report set status = case when new.status in ('approved', 'published') then 'kept' else 'removed' end, settled_at = now()
    where target_type = '${type}' and target_id = old.id and status = 'open';
  end if;
  return null`,
})

/** Has the database end the open reports of a text when it is reviewed or removed, wherever that is done. */
export const reportsEndedBy = {
  review: (type: TextType) => endReports(type, `new.status in ('approved', 'rejected')`),
  /** Only an admin brings back what was put away by reports. */
  return: (type: TextType) => endReports(type, `old.archived_by_admin and new.status = 'published'`),
}

// A member says that a text should not stand here: once for each text, until an admin settles it.
const ReportSchema = defineEntity({
  name: 'Report',
  tableName: 'report',
  uniques: [{ name: 'report_once_unique', properties: ['targetType', 'targetId', 'reporter'] }],
  indexes: [
    { name: 'report_open', properties: ['status', 'targetType', 'targetId'] },
    { name: 'report_reporter', properties: ['reporter', 'id'] },
    { name: 'report_untold', properties: ['toldAt', 'status'] },
  ],
  properties: {
    id: p.integer().primary(),
    targetType: p.string().$type<TextType>().length(10),
    targetId: p.integer(),
    reporter: () => p.manyToOne(Member).nullable().deleteRule('set null'),
    /** Nobody's: the word list put the text away. */
    byWordList: p.boolean().default(false),
    reason: p.string().length(reportLimits.reason).nullable(),
    status: p.string().$type<ReportStatus>().length(10).default('open'),
    /** The language in which the reporter hears how it ended. */
    locale: p.string().$type<'zh' | 'en'>().length(2).default('zh'),
    createdAt: p.datetime(3),
    settledAt: p.datetime(3).nullable(),
    toldAt: p.datetime(3).nullable(),
  },
})

export class Report extends ReportSchema.class {}

ReportSchema.setClass(Report)
