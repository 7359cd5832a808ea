import { isIP } from 'node:net'
import { siteContent } from '#app/content/index.ts'
import { mail as en } from '#app/i18n/en/mail.ts'
import { mail as zh } from '#app/i18n/zh/mail.ts'
import { seconds } from '../kernel/clock.ts'
import type { SmtpAccount } from '../kernel/smtp-account.ts'
import type { Written } from './compose-letter.ts'

export interface ReadyLetter extends Written {
  to: string
  /** The same at every try, so that mail programs show a letter that arrives twice only once. */
  messageId: string
}

/** A way of sending letters. */
export interface MailTransport {
  /** Resolves with the response of the mail server; rejects with its refusal. */
  send: (letter: ReadyLetter) => Promise<string>
  /** Connects and logs in without sending anything. */
  verify: () => Promise<void>
  close: () => void
}

/** The sender's name of a letter if the account has none. */
export const siteName = (locale: 'zh' | 'en'): string => siteContent(locale).title

/** The texts for a successful trial of the mail server, and for a trial without a mail server. */
export const testTexts = (locale: 'zh' | 'en'): { works: string; files: string } => ({ zh, en })[locale]

interface ConnectionOptions {
  /** The address to connect to, so that the host name is not resolved again. */
  address?: string
  /** A certificate authority that is trusted in addition to the usual ones; for tests. */
  ca?: string
}

// The time limits of docs/product.md#mail.
const timeouts = { connectionTimeout: seconds(10), greetingTimeout: seconds(10), socketTimeout: seconds(10) }

// Compares the whole name: localhost.example.org and 127.example.org are not this machine.
export const isLocal = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)

/** Sends letters by a mail server. The mailer is loaded with the first letter, because most processes need none. */
export async function smtpTransport(
  account: SmtpAccount,
  name: string,
  { address, ca }: ConnectionOptions = {},
): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer')
  const { host, port, secure, user, password } = account
  const transport = createTransport({
    host: address ?? host,
    // Certificates are issued for the name, not the address.
    ...(isIP(host) === 0 ? { servername: host } : {}),
    port,
    secure,
    ...timeouts,
    // A password is never sent in clear text over an open network.
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

/** Returns a letter in the form that nodemailer takes. */
export const messageOf = ({ to, subject, text, html, messageId, unsubscribe }: ReadyLetter) => ({
  ...{ to, subject, text, html, messageId },
  headers: headersOf(unsubscribe),
})

/** The header of RFC 3834 prevents automatic answers; those of RFC 8058 let a mail program end such letters with one click. */
const headersOf = (unsubscribe: string | undefined): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribe === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})
