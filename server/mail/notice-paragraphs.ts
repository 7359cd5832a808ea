import { z } from 'zod'
import { mail as en } from '#app/i18n/en/mail.ts'
import { mail as zh } from '#app/i18n/zh/mail.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { fill, reportedIn, type Words } from './fill-words.ts'
import { linked, type Paragraph } from './paragraph.ts'

const texts = { zh, en } as const

const itemShape = z.record(z.string(), z.union([z.string(), z.number()]))
const itemsShape = z.array(itemShape)

/** What a notice tells, in a sentence. */
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

/** What follows the sentence: the text itself and why. */
function detailsOf(locale: Locale, words: Words): string[] {
  const { notice } = texts[locale]
  const isSaid = (name: string) => Boolean(words[name])
  return [
    ...(isSaid('title') ? [fill(notice.on, words)] : []),
    ...(isSaid('excerpt') && words['excerpt'] !== words['title'] ? [fill(notice.excerpt, words)] : []),
    ...(isSaid('reason') ? [fill(notice.reason, words)] : []),
  ]
}

/** The way to what a notice tells of, where the site has an address. */
const wayTo = (locale: Locale, { id }: Words, siteUrl: string | undefined): Paragraph[] =>
  siteUrl === undefined ? [] : [linked(texts[locale].notice.look, {}, `${siteUrl}/notices/${id}`)]

/** Below the sentence of one notice. */
export const oneNotice = (locale: Locale, words: Words, siteUrl: string | undefined): Paragraph[] => [
  ...detailsOf(locale, words),
  ...(siteUrl === undefined ? [texts[locale].notice.onSite] : wayTo(locale, words, siteUrl)),
  endOf(locale, words, siteUrl),
]

/** The notices of a day, each in its paragraphs. */
export function noticesOfDay(locale: Locale, words: Words, siteUrl: string | undefined): Paragraph[] {
  const items = itemsShape.parse(JSON.parse(String(words['items'])))
  return [
    ...items.flatMap(item => [noticeIn(locale, item), ...detailsOf(locale, item), ...wayTo(locale, item, siteUrl)]),
    allOf(locale, words, siteUrl),
    endOf(locale, words, siteUrl),
  ]
}

/** Where all notices stand, and how many more there are than the letter names. */
function allOf(locale: Locale, words: Words, siteUrl: string | undefined): Paragraph {
  const { more, all, moreOnSite, onSite } = texts[locale].notice
  const isMore = Number(words['more']) > 0
  if (siteUrl === undefined) return isMore ? fill(moreOnSite, words) : onSite
  return linked(isMore ? more : all, words, `${siteUrl}/notices`)
}

/** Where letters of notices are ended: the same address takes the one-click of a mail program (RFC 8058). */
export const unsubscribeLink = (words: Words, siteUrl: string): string | undefined =>
  'unsubscribe' in words ? `${siteUrl}/notices/unsubscribe?token=${words['unsubscribe']}` : undefined

/** How such letters are ended: by a link, or in words where the site has no address. */
export function endOf(locale: Locale, words: Words, siteUrl: string | undefined): Paragraph {
  const { end, endOnSite } = texts[locale].notice
  const link = siteUrl === undefined ? undefined : unsubscribeLink(words, siteUrl)
  return link === undefined ? endOnSite : linked(end, {}, link)
}
