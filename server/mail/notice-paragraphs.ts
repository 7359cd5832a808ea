import { z } from 'zod'
import { mail as en } from '#app/i18n/en/mail.ts'
import { mail as zh } from '#app/i18n/zh/mail.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { fillTemplate, textTypeName, type TemplateVariables } from './fill-template.ts'
import { linked, type Paragraph } from './paragraph.ts'

const texts = { zh, en } as const

const itemShape = z.record(z.string(), z.union([z.string(), z.number()]))
const itemsShape = z.array(itemShape)

/** Returns the sentence of a notice. */
export function noticeIn(locale: Locale, variables: TemplateVariables): string {
  const { notice } = texts[locale]
  const facts = { ...variables, who: variables['who'] || notice.someone, reported: textTypeName(locale, variables) }
  switch (variables['told']) {
    case 'reply':
    case 'answer':
    case 'comment':
    case 'mention':
    case 'followedPost':
    case 'followedBoard':
    case 'followedClass':
    case 'like':
      return fillTemplate(notice[variables['told']], facts)
    case 'report':
      return fillTemplate(variables['outcome'] === 'kept' ? notice.report.kept : notice.report.removed, facts)
    default:
      return fillTemplate(variables['outcome'] === 'approved' ? notice.review.approved : notice.review.rejected, facts)
  }
}

/** Returns the paragraphs after the sentence: title, excerpt and reason. */
function detailsOf(locale: Locale, variables: TemplateVariables): string[] {
  const { notice } = texts[locale]
  const isSaid = (name: string) => Boolean(variables[name])
  return [
    ...(isSaid('title') ? [fillTemplate(notice.on, variables)] : []),
    ...(isSaid('excerpt') && variables['excerpt'] !== variables['title']
      ? [fillTemplate(notice.excerpt, variables)]
      : []),
    ...(isSaid('reason') ? [fillTemplate(notice.reason, variables)] : []),
  ]
}

/** Returns the link to the text of a notice, if the site has a public address. */
const wayTo = (locale: Locale, { id }: TemplateVariables, siteUrl: string | undefined): Paragraph[] =>
  siteUrl === undefined ? [] : [linked(texts[locale].notice.look, {}, `${siteUrl}/notices/${id}`)]

/** Returns the paragraphs below the sentence of a single notice. */
export const oneNotice = (locale: Locale, variables: TemplateVariables, siteUrl: string | undefined): Paragraph[] => [
  ...detailsOf(locale, variables),
  ...(siteUrl === undefined ? [texts[locale].notice.onSite] : wayTo(locale, variables, siteUrl)),
  endOf(locale, variables, siteUrl),
]

/** Returns the paragraphs of the notices of a day. */
export function noticesOfDay(locale: Locale, variables: TemplateVariables, siteUrl: string | undefined): Paragraph[] {
  const items = itemsShape.parse(JSON.parse(String(variables['items'])))
  return [
    ...items.flatMap(item => [noticeIn(locale, item), ...detailsOf(locale, item), ...wayTo(locale, item, siteUrl)]),
    allOf(locale, variables, siteUrl),
    endOf(locale, variables, siteUrl),
  ]
}

/** Returns the link to all notices, with how many more there are than the letter names. */
function allOf(locale: Locale, variables: TemplateVariables, siteUrl: string | undefined): Paragraph {
  const { more, all, moreOnSite, onSite } = texts[locale].notice
  const isMore = Number(variables['more']) > 0
  if (siteUrl === undefined) return isMore ? fillTemplate(moreOnSite, variables) : onSite
  return linked(isMore ? more : all, variables, `${siteUrl}/notices`)
}

/** Returns the address that ends letters of notices. It also accepts the one-click request of a mail program (RFC 8058). */
export const unsubscribeLink = (variables: TemplateVariables, siteUrl: string): string | undefined =>
  'unsubscribe' in variables ? `${siteUrl}/notices/unsubscribe?token=${variables['unsubscribe']}` : undefined

/** Returns the paragraph on how to end such letters: a link, or a sentence if the site has no public address. */
export function endOf(locale: Locale, variables: TemplateVariables, siteUrl: string | undefined): Paragraph {
  const { end, endOnSite } = texts[locale].notice
  const link = siteUrl === undefined ? undefined : unsubscribeLink(variables, siteUrl)
  return link === undefined ? endOnSite : linked(end, {}, link)
}
