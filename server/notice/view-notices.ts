import type { Site } from '../rpc/context.ts'
import { loadTexts, type FindText } from '../rpc/load-texts.ts'
import { authorFor, type LoadedText } from '../rpc/text-kind-contract.ts'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import { beginningOf, proseOf } from '../markdown/read-html.ts'
import type { Notice } from './notice.entity.ts'
import type { NoticeKind, NoticeView } from './notice.schema.ts'

const maxExcerptLength = 120

/** Returns the beginning of a text as it is read. Markdown is replaced by the text of its HTML. */
function excerptOf({ content, fullText }: LoadedText): string {
  const html = fullText?.content === content ? fullText.html : null
  return beginningOf(html === null ? content.replace(/\s+/gu, ' ').trim() : proseOf(html), maxExcerptLength)
}

/** Kinds about the member's own texts and reports. */
const ofOwn: ReadonlySet<NoticeKind> = new Set(['like', 'review', 'report'])

/** Shows notices with the present state of their texts. A text that is hidden or removed now is not shown, nor its author. */
export async function viewNotices(
  { em, site, viewer }: Pick<MemberWork, 'em' | 'viewer'> & { site: Pick<Site, 'texts'> },
  notices: readonly Notice[],
): Promise<NoticeView[]> {
  const textOf = await textsOfNotices(em, site, notices)
  return notices.map(notice => viewNotice(notice, textOf, viewer))
}

/** Loads the texts of these notices, for any member. */
export const textsOfNotices = (em: MemberWork['em'], { texts }: Pick<Site, 'texts'>, notices: readonly Notice[]) =>
  loadTexts(
    em,
    texts,
    notices.map(({ textType: type, textId: id }) => ({ type, id })),
  )

/** Shows a notice to this member. */
export function viewNotice(notice: Notice, textOf: FindText, viewer: MemberWork['viewer']): NoticeView {
  const { id, kind, textType, textId, count, outcome, reason, at } = notice
  const text = textOf({ type: textType, id: textId })
  const isOwn = text?.author?.id === viewer.id
  const seen = text !== undefined && (text.isPublic || isOwn) ? text : undefined
  return {
    id,
    kind,
    text: {
      type: textType,
      id: textId,
      title: seen?.title ?? null,
      excerpt: seen === undefined ? null : excerptOf(seen),
      isGone: seen === undefined,
    },
    by: seen !== undefined && !ofOwn.has(kind) ? (authorFor(viewer, seen)?.username ?? null) : null,
    count,
    outcome: outcome ?? null,
    reason: reason ?? null,
    at: at.toISOString(),
    isRead: notice.isRead(),
  }
}
