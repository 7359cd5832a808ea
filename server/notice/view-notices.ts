import type { Site } from '../rpc/context.ts'
import { authorFor, type PublishedText } from '../rpc/text-kind.ts'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import { textTypes, type TextType } from '../kernel/text-kinds.schema.ts'
import { beginningOf, proseOf } from '../markdown/read-html.ts'
import type { Notice } from './notice.entity.ts'
import type { NoticeKind, NoticeView } from './notice.schema.ts'

const excerptAtMost = 120

/** How a text begins, as one reads it: what is kept as Markdown alone is told without its marks. */
function excerptOf({ content, whole }: PublishedText): string {
  const html = whole?.content === content ? whole.html : null
  return beginningOf(html === null ? content.replace(/\s+/gu, ' ').trim() : proseOf(html), excerptAtMost)
}

/** Those that tell of their member's own texts and reports. */
const ofOwn: ReadonlySet<NoticeKind> = new Set(['like', 'review', 'report'])

/** Notices with what they tell of, as it is now: what has been hidden or removed since is not shown, nor who wrote it. */
export async function viewNotices(
  { em, site, viewer }: Pick<MemberWork, 'em' | 'viewer'> & { site: Pick<Site, 'texts'> },
  notices: readonly Notice[],
): Promise<NoticeView[]> {
  const texts = await textsOfNotices(em, site, notices)
  return notices.map(notice => viewNotice(notice, texts, viewer))
}

type Texts = ReadonlyMap<string, PublishedText>

/** What these notices tell of, read once for all of them, whosever they are. */
export async function textsOfNotices(
  em: MemberWork['em'],
  site: Pick<Site, 'texts'>,
  notices: readonly Notice[],
): Promise<Texts> {
  const texts = new Map<string, PublishedText>()
  for (const type of textTypes) {
    const ids = notices.filter(({ textType }) => textType === type).map(({ textId }) => textId)
    const found = ids.length === 0 ? [] : await site.texts[type].byId(em, [...new Set(ids)], 'seen')
    for (const text of found) texts.set(keyOf(type, text.id), text)
  }
  return texts
}

const keyOf = (type: TextType, id: number) => `${type} ${id}`

/** A notice as this member sees it. */
export function viewNotice(notice: Notice, texts: Texts, viewer: MemberWork['viewer']): NoticeView {
  const { id, kind, textType, textId, count, outcome, reason, at } = notice
  const text = texts.get(keyOf(textType, textId))
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
