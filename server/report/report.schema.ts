import { z } from 'zod'
import { id, moment, oneLine, paging, totals } from '../kernel/primitives.schema.ts'
import { changedAt, outcome } from '../review/review.schema.ts'
import { textTypes } from '../kernel/text-kind-properties.schema.ts'

/** `hides`: how many reports hide a text until an admin has reviewed it. `reason`: its length in code points. */
export const reportLimits = { hides: 3, reason: 200 } as const

const reportStatus = z.enum(['open', 'kept', 'removed'], 'invalid.status')
export type ReportStatus = z.infer<typeof reportStatus>

const target = { type: z.enum(textTypes, 'invalid.value'), id }
const reason = z
  .string('invalid.value')
  .overwrite(oneLine)
  .max(reportLimits.reason, 'report.reason_too_long')
  .nullish()
  .transform(text => (text == null || text === '' ? null : text))

export const fileReport = z.object({ ...target, reason })

/** A text before it is reported, as the public sees it. */
export const reportable = z.object(target)
export const aboutReport = z.object({
  title: z.string().nullable(),
  content: z.string(),
  /** The name that signs it; null for an anonymous text, even if the viewer may know its writer, and for the viewer's own. */
  writer: z.object({ username: z.string(), isMuted: z.boolean() }).nullable(),
})

/** A member's own report, with its outcome. */
export const ownReport = z.object({
  id: z.int(),
  type: target.type,
  targetId: z.int(),
  reason: z.string().nullable(),
  status: reportStatus,
  createdAt: moment,
  settledAt: moment.nullable(),
  /** The reported text, if it is public. */
  text: z.object({ title: z.string().nullable(), content: z.string(), link: z.string() }).nullable(),
})
export type OwnReport = z.infer<typeof ownReport>

export const listReports = paging(20)
export const ownReports = z.object({ reports: z.array(ownReport), ...totals })

/** A text with open reports and their reasons; `text` is null if it is gone. */
const reportedText = z.object({
  ...target,
  reports: z.int(),
  /** True if the word list reported it, regardless of other reports. */
  byWordList: z.boolean(),
  reasons: z.array(z.string()),
  firstAt: moment,
  text: z
    .object({
      title: z.string().nullable(),
      content: z.string(),
      link: z.string(),
      isPublic: z.boolean(),
      changedAt: moment,
      author: z.object({ id: z.int(), username: z.string() }).nullable(),
    })
    .nullable(),
})
export type ReportedText = z.infer<typeof reportedText>
export const reportedTexts = z.object({ reports: z.array(reportedText), ...totals })

/** `kept`: the text is public again. `removed`: it is rejected, with an optional reason. */
export const settleReports = z.object({
  ...target,
  outcome: z.enum(['kept', 'removed'], 'invalid.value'),
  reason: outcome.reason,
  changedAt,
})
export const settledReports = z.object({ settled: z.int() })

export const reportCodes = [
  'report.reason_too_long',
  'report.already',
  'report.own_text',
  'report.not_found',
  'report.none_open',
] as const
