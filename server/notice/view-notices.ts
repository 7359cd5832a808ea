import type { Site } from '../rpc/context.ts'
import { authorFor, type PublishedText } from '../rpc/text-kind-contract.ts'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import { textTypes, type TextType } from '../kernel/text-kind-properties.schema.ts'
import { beginningOf, proseOf } from '../markdown/read-html.ts'
import type { Notice } from './notice.entity.ts'
import type { NoticeKind, NoticeView } from './notice.schema.ts'

const maxExcerptLength = 120

/** Returns the beginning of a text as it is read. Markdown is replaced by the text of its HTML. */
function excerptOf({ content, fullText }: PublishedText): string {
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
  const texts = await textsOfNotices(em, site, notices)
  return notices.map(notice => viewNotice(notice, texts, viewer))
}

type Texts = ReadonlyMap<string, PublishedText>

/** Loads the texts of these notices, one query for each kind, for any member. */
export async function textsOfNotices(
  em: MemberWork['em'],
  site: Pick<Site, 'texts'>,
  notices: readonly Notice[],
): Promise<Texts> {
  const texts = new Map<string, PublishedText>()
  for (const type of textTypes) {
    const ids = notices.filter(({ textType }) => textType === type).map(({ textId }) => textId)
    const found = ids.length === 0 ? [] : await site.texts[type].byId(em, [...new Set(ids)], 'none')
    for (const text of found) texts.set(keyOf(type, text.id), text)
  }
  return texts
}

const keyOf = (type: TextType, id: number) => `${type} ${id}`

/** Shows a notice to this member. */
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
