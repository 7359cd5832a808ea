import type { z } from 'zod'
import type { Context } from '../rpc/context.ts'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import { PrivateHost } from '../kernel/refuse-private-hosts.ts'
import { Refusal } from '../kernel/refusal.ts'
import { seconds } from '../kernel/clock.ts'
import { composeLetter } from '../mail/compose-letter.ts'
import { siteName, testTexts, type MailTransport } from '../mail/smtp-transport.ts'
import { describeSmtpFailure } from '../mail/smtp-failure.ts'
import { requireMember } from '../member/require-member.ts'
import { openTransport, readMailDeliveryMethod, smtpPasswordSeal, viewSmtp } from './mail-delivery-method.ts'
import { storeSetting } from './store-setting.ts'
import { hiddenPassword, noSmtp, type StoredSmtp, type setSmtp, type ShownSmtp } from './smtp.schema.ts'

type Form = z.output<typeof setSmtp>
type TestResult = { success: boolean; message: string }

/** Stores the mail server, and reports whether it can be reached and accepts the login. No letter is sent. */
export async function saveSmtp(
  context: MemberWork,
  form: Form,
): Promise<{ config: ShownSmtp; testResult: TestResult }> {
  const { site } = context
  await requirePublic(site, form)
  const storing = { act: 'setting.setSmtp', key: 'smtp_config', shown: viewSmtp } as const
  const kept = await storeSetting(context, storing, was => toStored(site, form, was))
  context.afterCommit(site.letters.wake)
  return { config: viewSmtp(kept), testResult: await testConnection(context) }
}

function toStored({ vault }: Context['site'], { password, ...form }: Form, was: StoredSmtp): StoredSmtp {
  if (form.host === '') return noSmtp
  if (password !== '' && password !== hiddenPassword)
    return { ...form, sealedPassword: vault.seal(smtpPasswordSeal, password) }
  // The stored password is only sent to the server and the user that it was entered for.
  const isSame = (['host', 'port', 'secure', 'user'] as const).every(name => form[name] === was[name])
  if (was.sealedPassword !== '' && form.user !== '' && !isSame)
    throw new Refusal('invalid', 'setting.smtp_password_again', { field: 'password' })
  return { ...form, sealedPassword: isSame ? was.sealedPassword : '' }
}

async function testConnection(context: MemberWork): Promise<TestResult> {
  const { route, account } = await readMailDeliveryMethod(context.em.fork(), context.site)
  const { works, files } = testTexts(context.locale)
  if (account === undefined) return { success: false, message: files }
  try {
    const transport = await openTransport(context.site.hosts, { route, account }, siteName(context.locale))
    await withTimeout(transport, transport.verify())
    return { success: true, message: works }
  } catch (error) {
    return { success: false, message: describeSmtpFailure(error) }
  }
}

/** Sends a test letter now, to the admin or to the given address. Returns the response of the mail server. */
export async function sendTest(context: MemberWork, to: string | undefined): Promise<TestResult> {
  const { site, viewer, locale } = context
  const { username, email } = await requireMember(context.em, viewer)
  const { route, account } = await readMailDeliveryMethod(context.em, site)
  if (account === undefined) throw new Refusal('invalid', 'setting.smtp_none')
  const now = site.clock.now()
  const written = composeLetter({ kind: 'test', locale, variables: { username }, at: now, siteUrl: undefined })
  const domain = account.fromAddress.split('@')[1] ?? account.host
  const letter = { ...written, to: to ?? email, messageId: `<test.${viewer.id}.${now.getTime()}@${domain}>` }
  const message = await sendWith(() => openTransport(site.hosts, { route, account }, siteName(locale)), letter).catch(
    (error: unknown) => {
      throw new Refusal('invalid', 'setting.smtp_failed', { params: { words: describeSmtpFailure(error) } })
    },
  )
  return { success: true, message }
}

async function sendWith(
  open: () => Promise<MailTransport>,
  letter: Parameters<MailTransport['send']>[0],
): Promise<string> {
  const transport = await open()
  return withTimeout(transport, transport.send(letter))
}

/**
 * Refuses mail servers without a public address, unless the operator allows them (PRIVATE_HOSTS), so that an admin cannot reach other services beside
 * the site. A name that cannot be resolved now is stored, and checked again when a letter is sent.
 */
async function requirePublic({ hosts }: Context['site'], { host, port }: Form): Promise<void> {
  if (host === '') return
  if (hosts.mailPorts?.includes(port) === false) throw new Refusal('invalid', 'setting.smtp_port', { field: 'port' })
  try {
    await hosts.addressOf(host)
  } catch (error) {
    if (error instanceof PrivateHost) throw new Refusal('invalid', 'setting.smtp_private', { field: 'host' })
  }
}

/** In ms. Clients give up after ten seconds (docs/product.md#time-out), so a server that is silent for nine seconds is reported as silent. */
const maxWaitMs = seconds(9)

async function withTimeout<T>(transport: MailTransport, result: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${maxWaitMs / seconds(1)} s`)), maxWaitMs)
  try {
    return await Promise.race([result, late.promise])
  } finally {
    clearTimeout(timer)
    transport.close()
  }
}
