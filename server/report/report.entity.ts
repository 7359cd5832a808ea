import { defineEntity, p } from '@mikro-orm/core'
import { noticesOfReports } from '../rpc/database-triggers/queue-notices.ts'
import { Member } from '../member/member.entity.ts'
import { reportLimits, type ReportStatus } from './report.schema.ts'
import type { TextType } from '../kernel/text-kinds.schema.ts'

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
  triggers: [noticesOfReports],
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
