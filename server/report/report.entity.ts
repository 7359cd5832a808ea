import { defineEntity, p } from '@mikro-orm/core'
import { noticesOfReports } from '../rpc/database-triggers/queue-notices.ts'
import { Member } from '../member/member.entity.ts'
import { reportLimits, type ReportStatus } from './report.schema.ts'
import type { TextType } from '../kernel/text-kind-properties.schema.ts'

// A report of a text by a member: once for each text, open until staff settle it.
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
    /** True if the word list made the report; it has no reporter. */
    byWordList: p.boolean().default(false),
    reason: p.string().length(reportLimits.reason).nullable(),
    status: p.string().$type<ReportStatus>().length(10).default('open'),
    /** The language in which the reporter is informed of the outcome. */
    locale: p.string().$type<'zh' | 'en'>().length(2).default('zh'),
    createdAt: p.datetime(3),
    settledAt: p.datetime(3).nullable(),
    toldAt: p.datetime(3).nullable(),
  },
})

export class Report extends ReportSchema.class {}

ReportSchema.setClass(Report)
