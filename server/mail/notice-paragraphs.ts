import { z } from 'zod'
import { mail as en } from '#app/i18n/en/mail.ts'
import { mail as zh } from '#app/i18n/zh/mail.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { fill, reportedIn, type Words } from './fill-words.ts'
import { linked, type Paragraph } from './paragraph.ts'

const texts = { zh, en } as const

const itemShape = z.record(z.string(), z.union([z.string(), z.number()]))
const itemsShape = z.array(itemShape)

/** Returns the sentence of a notice. */
export function noticeIn(locale: Locale, words: Words): string {
  const { notice } = texts[locale]
  const facts = { ...words, who: words['who'] || notice.someone, reported: reportedIn(locale, words) }
  switch (words['told']) {
    case 'reply':
    case 'answer':
    case 'comment':
    case 'mention':
    case 'followedPost':
    case 'followedBoard':
    case 'followedClass':
    case 'like':
      return fill(notice[words['told']], facts)
    case 'report':
      return fill(words['outcome'] === 'kept' ? notice.report.kept : notice.report.removed, facts)
    default:
      return fill(words['outcome'] === 'approved' ? notice.review.approved : notice.review.rejected, facts)
  }
}

/** Returns the paragraphs after the sentence: title, excerpt and reason. */
function detailsOf(locale: Locale, words: Words): string[] {
  const { notice } = texts[locale]
  const isSaid = (name: string) => Boolean(words[name])
  return [
    ...(isSaid('title') ? [fill(notice.on, words)] : []),
    ...(isSaid('excerpt') && words['excerpt'] !== words['title'] ? [fill(notice.excerpt, words)] : []),
    ...(isSaid('reason') ? [fill(notice.reason, words)] : []),
  ]
}

/** Returns the link to the text of a notice, if the site has a public address. */
const wayTo = (locale: Locale, { id }: Words, siteUrl: string | undefined): Paragraph[] =>
  siteUrl === undefined ? [] : [linked(texts[locale].notice.look, {}, `${siteUrl}/notices/${id}`)]

/** Returns the paragraphs below the sentence of a single notice. */
export const oneNotice = (locale: Locale, words: Words, siteUrl: string | undefined): Paragraph[] => [
  ...detailsOf(locale, words),
  ...(siteUrl === undefined ? [texts[locale].notice.onSite] : wayTo(locale, words, siteUrl)),
  endOf(locale, words, siteUrl),
]

/** Returns the paragraphs of the notices of a day. */
export function noticesOfDay(locale: Locale, words: Words, siteUrl: string | undefined): Paragraph[] {
  const items = itemsShape.parse(JSON.parse(String(words['items'])))
  return [
    ...items.flatMap(item => [noticeIn(locale, item), ...detailsOf(locale, item), ...wayTo(locale, item, siteUrl)]),
    allOf(locale, words, siteUrl),
    endOf(locale, words, siteUrl),
  ]
}

/** Returns the link to all notices, with how many more there are than the letter names. */
function allOf(locale: Locale, words: Words, siteUrl: string | undefined): Paragraph {
  const { more, all, moreOnSite, onSite } = texts[locale].notice
  const isMore = Number(words['more']) > 0
  if (siteUrl === undefined) return isMore ? fill(moreOnSite, words) : onSite
  return linked(isMore ? more : all, words, `${siteUrl}/notices`)
}

/** Returns the address that ends letters of notices. It also accepts the one-click request of a mail program (RFC 8058). */
export const unsubscribeLink = (words: Words, siteUrl: string): string | undefined =>
  'unsubscribe' in words ? `${siteUrl}/notices/unsubscribe?token=${words['unsubscribe']}` : undefined

/** Returns the paragraph on how to end such letters: a link, or a sentence if the site has no public address. */
export function endOf(locale: Locale, words: Words, siteUrl: string | undefined): Paragraph {
  const { end, endOnSite } = texts[locale].notice
  const link = siteUrl === undefined ? undefined : unsubscribeLink(words, siteUrl)
  return link === undefined ? endOnSite : linked(end, {}, link)
}
