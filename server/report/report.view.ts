import { authorFor, isReadableBy, type LoadedText } from '../rpc/text-kind-contract.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { Report } from './report.entity.ts'
import type { ReportedTextRow } from './report.queries.ts'
import type { OwnReport, ReportedText } from './report.schema.ts'

/** A report as its reporter sees it. The text is included if it is public. */
export const viewReport = (report: Report, text: LoadedText | undefined): OwnReport => ({
  id: report.id,
  type: report.targetType,
  targetId: report.targetId,
  reason: report.reason ?? null,
  status: report.status,
  createdAt: report.createdAt.toISOString(),
  settledAt: report.settledAt?.toISOString() ?? null,
  text: text?.isPublic === true ? { title: text.title, content: text.content, link: text.link } : null,
})

export const viewReportedText = (
  viewer: Viewer,
  { type, id, reports, byWordList, reasons, firstAt }: ReportedTextRow,
  text: LoadedText | undefined,
): ReportedText => ({
  type,
  id,
  reports,
  byWordList,
  reasons,
  firstAt: new Date(firstAt).toISOString(),
  text:
    text && isReadableBy(viewer, text)
      ? {
          title: text.title,
          content: text.content,
          link: text.link,
          isPublic: text.isPublic,
          changedAt: text.changedAt.toISOString(),
          author: authorFor(viewer, text),
        }
      : null,
})
