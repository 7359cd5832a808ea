import { siteContent } from '#app/content/index.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { dateTimeText } from '#app/i18n/time-text.ts'
import { mail as en } from '#app/i18n/en/mail.ts'
import { mail as zh } from '#app/i18n/zh/mail.ts'
import { backupReasonText, fillTemplate, textTypeName, type TemplateVariables } from './fill-template.ts'
import { letterHtml } from './letter-html.ts'
import type { LetterKind } from './letter-kinds.ts'
import { endOf, noticeIn, noticesOfDay, oneNotice, unsubscribeLink } from './notice-paragraphs.ts'
import { linked, textOf, type Paragraph } from './paragraph.ts'

const texts = { zh, en } as const

export interface Written {
  subject: string
  text: string
  html: string
  /**
   * The URL with which a mail program ends such letters in one click (RFC 8058). Absent if the letter is no notice, or if the site has no public
   * address.
   */
  unsubscribe?: string
}

export interface LetterFacts {
  kind: LetterKind
  locale: Locale
  /** The template variables of the letter. */
  variables: TemplateVariables
  /** The time of the event that the letter reports. */
  at: Date
  /** The public address, if one is set. The host of a request is never used, because a stranger may choose it. */
  siteUrl: string | undefined
}

/** Returns a letter in its language, as plain text and as HTML of the same content. */
export function composeLetter(facts: LetterFacts): Written {
  const { kind, locale, variables } = facts
  const mail = texts[locale]
  const { lead } = mail.letters[kind]
  const notice = kind === 'notice' ? noticeIn(locale, variables) : ''
  // The sentence of the notice, which contains no word of the text itself.
  const subject = fillTemplate(mail.letters[kind].subject, { notice: notice.replace(/[。.]$/u, '') })
  const paragraphs: Paragraph[] = [
    fillTemplate('username' in variables ? mail.greeting : mail.greetingUnnamed, variables),
    fillTemplate(lead, {
      ...variables,
      browser: variables['browser'] || mail.unknownBrowser,
      reported: textTypeName(locale, variables),
      untilTime: untilIn(variables),
      backupReason: kind === 'backup_failed' ? backupReasonText(locale, variables) : '',
      notice,
    }),
    ...body(facts),
  ]
  const unsubscribe = facts.siteUrl === undefined ? undefined : unsubscribeLink(variables, facts.siteUrl)
  const { title, independence } = siteContent(locale)
  const foot = [title, independence, mail.automatic]
  return {
    subject: `${subject} · ${title}`,
    text: [...paragraphs.map(textOf), '-- ', ...foot].join('\n\n') + '\n',
    html: letterHtml({ locale, subject, paragraphs, foot, code: variables['code'] }),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  }
}

function body({ kind, locale, variables, at, siteUrl }: LetterFacts): Paragraph[] {
  const mail = texts[locale]
  const time = fillTemplate(mail.time, { time: dateTimeText(at) })
  switch (kind) {
    case 'code_reset':
      return [
        fillTemplate(mail.code, variables),
        fillTemplate(mail.lasts, variables),
        acting(mail.resetLink, '/reset-password', { locale, variables, siteUrl }),
        mail.ignore,
      ]
    case 'code_email_change':
    case 'code_password_change':
      return [fillTemplate(mail.code, variables), fillTemplate(mail.lasts, variables), mail.ignore]
    case 'email_changed':
      return [time, acting(mail.putBack, '/former-address', { locale, variables, siteUrl })]
    case 'email_set':
      return [time, mail.notYouAddress]
    case 'report_kept':
    case 'report_removed':
      return [
        time,
        ...(siteUrl === undefined ? [] : [linked(mail.reports, {}, `${siteUrl}/profile/activities/reports`)]),
        ...('unsubscribe' in variables ? [endOf(locale, variables, siteUrl)] : []),
      ]
    case 'backup_failed':
      return [
        ...(variables['words'] === '' ? [] : [fillTemplate(mail.backupWords, variables)]),
        time,
        ...(siteUrl === undefined ? [] : [linked(mail.backups, {}, `${siteUrl}/admin/backups`)]),
      ]
    case 'suspended':
      return [time, mail.contest]
    case 'notice':
      return oneNotice(locale, variables, siteUrl)
    case 'notices':
      return noticesOfDay(locale, variables, siteUrl)
    case 'released':
    case 'account_deleted':
    case 'account_removed':
    case 'test':
      return [time]
    default:
      return [time, siteUrl === undefined ? mail.notYou : linked(mail.notYouAt, {}, `${siteUrl}/forgot-password`)]
  }
}

const untilIn = ({ until }: TemplateVariables): string =>
  typeof until === 'string' ? dateTimeText(new Date(until)) : ''

/** A link that acts. Without a public address the letter names the path to append to the address of the site. */
function acting(
  template: string,
  page: string,
  { locale, variables, siteUrl }: Pick<LetterFacts, 'locale' | 'variables' | 'siteUrl'>,
): Paragraph {
  const path = `${page}?token=${variables['token'] ?? ''}`
  if (siteUrl !== undefined) return linked(template, variables, `${siteUrl}${path}`)
  return fillTemplate(template, { ...variables, link: fillTemplate(texts[locale].afterAddress, { path }) })
}
