import { isIP } from 'node:net'
import { siteContent } from '#app/content/index.ts'
import { mail as en } from '#app/i18n/en/mail.ts'
import { mail as zh } from '#app/i18n/zh/mail.ts'
import { seconds } from '../kernel/clock.ts'
import type { SmtpAccount } from '../kernel/smtp-account.ts'
import type { Written } from './compose-letter.ts'

export interface ReadyLetter extends Written {
  to: string
  /** The same at every try, so that a letter that arrives twice is shown once. */
  messageId: string
}

/** A way of sending letters. */
export interface Route {
  /** Resolves with what the other side said; rejects with its refusal. */
  send: (letter: ReadyLetter) => Promise<string>
  /** Connects and logs in, and sends nothing. */
  verify: () => Promise<void>
  close: () => void
}

/** Who a letter is from, where the account names nobody. */
export const siteName = (locale: 'zh' | 'en'): string => siteContent(locale).title

/** What a trial of the mail server says when it went well, and when there is none to try. */
export const trialWords = (locale: 'zh' | 'en'): { works: string; files: string } => ({ zh, en })[locale]

interface Reach {
  /** The address to connect to instead of asking for the host's name again. */
  address?: string
  /** Certificates that are trusted besides the usual ones; for tests. */
  ca?: string
}

// The mail server of docs/product.md#mail.
const patience = { connectionTimeout: seconds(10), greetingTimeout: seconds(10), socketTimeout: seconds(10) }

// The whole name is compared: localhost.example.org and 127.example.org are not this machine.
export const isLocal = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)

/** Letters by a mail server. The mailer is loaded with the first letter: most visits need none. */
export async function mailBySmtp(account: SmtpAccount, name: string, { address, ca }: Reach = {}): Promise<Route> {
  const { createTransport } = await import('nodemailer')
  const { host, port, secure, user, password } = account
  const transport = createTransport({
    host: address ?? host,
    // Certificates are of the name, whatever the address is.
    ...(isIP(host) === 0 ? { servername: host } : {}),
    port,
    secure,
    ...patience,
    // A password crosses no open network in clear text.
    requireTLS: !secure && user !== '' && !isLocal(host),
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    ...(ca === undefined ? {} : { tls: { ca } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(letter) {
      const from = { name: account.fromName || name, address: account.fromAddress || user }
      const sent = await transport.sendMail({ from, ...messageOf(letter) })
      return sent.response
    },
    async verify() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}

/** A letter as nodemailer takes it. */
export const messageOf = ({ to, subject, text, html, messageId, unsubscribe }: ReadyLetter) => ({
  ...{ to, subject, text, html, messageId },
  headers: headersOf(unsubscribe),
})

/** RFC 3834 keeps holiday notices from answering; RFC 8058 lets a mail program end such letters with one click. */
const headersOf = (unsubscribe: string | undefined): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribe === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})
