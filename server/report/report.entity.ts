import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'
import { reportLimits, type ReportStatus, type ReportTarget } from './report.schema.ts'

// A member says that a text should not stand here: once for each text, until an admin settles it.
const ReportSchema = defineEntity({
  name: 'Report',
  tableName: 'report',
  uniques: [{ name: 'report_once_unique', properties: ['targetType', 'targetId', 'reporter'] }],
  indexes: [
    { name: 'report_open', properties: ['status', 'targetType', 'targetId'] },
    { name: 'report_reporter', properties: ['reporter', 'id'] },
  ],
  properties: {
    id: p.integer().primary(),
    targetType: p.string().$type<ReportTarget>().length(10),
    targetId: p.integer(),
    reporter: () => p.manyToOne(Member).nullable().deleteRule('set null'),
    reason: p.string().length(reportLimits.reason).nullable(),
    status: p.string().$type<ReportStatus>().length(10).default('open'),
    createdAt: p.datetime(3),
    settledAt: p.datetime(3).nullable(),
  },
})

export class Report extends ReportSchema.class {}

ReportSchema.setClass(Report)
