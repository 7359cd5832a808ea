import { z } from 'zod'
import { mail as en } from '#app/i18n/en/mail.ts'
import { mail as zh } from '#app/i18n/zh/mail.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { fill, reportedIn, type Words } from './fill-words.ts'

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

/** What follows the sentence: the text itself, why, and the way there. */
function detailsOf(locale: Locale, words: Words, siteUrl: string | undefined): string[] {
  const { notice } = texts[locale]
  const isSaid = (name: string) => Boolean(words[name])
  return [
    ...(isSaid('title') ? [fill(notice.on, words)] : []),
    ...(isSaid('excerpt') && words['excerpt'] !== words['title'] ? [fill(notice.excerpt, words)] : []),
    ...(isSaid('reason') ? [fill(notice.reason, words)] : []),
    fill(notice.look, { link: `${siteUrl ?? ''}/notices/${words['id']}` }),
  ]
}

/** Below the sentence of one notice. */
export const oneNotice = (locale: Locale, words: Words, siteUrl: string | undefined): string[] => [
  ...detailsOf(locale, words, siteUrl),
  endOf(locale, words, siteUrl),
]

/** The notices of a day, each in its paragraphs. */
export function noticesOfDay(locale: Locale, words: Words, siteUrl: string | undefined): string[] {
  const { notice } = texts[locale]
  const items = itemsShape.parse(JSON.parse(String(words['items'])))
  const link = `${siteUrl ?? ''}/notices`
  return [
    ...items.flatMap(item => [noticeIn(locale, item), ...detailsOf(locale, item, siteUrl)]),
    Number(words['more']) > 0 ? fill(notice.more, { ...words, link }) : fill(notice.all, { link }),
    endOf(locale, words, siteUrl),
  ]
}

/** Where letters of notices are ended: the same address takes the one-click of a mail program (RFC 8058). */
export const unsubscribeLink = (words: Words, siteUrl: string | undefined): string | undefined =>
  'unsubscribe' in words ? `${siteUrl ?? ''}/notices/unsubscribe?token=${words['unsubscribe']}` : undefined

/** How such letters are ended. */
export const endOf = (locale: Locale, words: Words, siteUrl: string | undefined): string =>
  fill(texts[locale].notice.end, { link: unsubscribeLink(words, siteUrl) ?? '' })
