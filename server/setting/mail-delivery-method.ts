import type { Context } from '../rpc/context.ts'
import type { Work } from '../rpc/unit-of-work.ts'
import type { SmtpAccount } from '../kernel/smtp-account.ts'
import { smtpTransport, type MailTransport } from '../mail/smtp-transport.ts'
import { loadSetting } from './setting.queries.ts'
import type { StoredSmtp, ShownSmtp } from './smtp.schema.ts'
import { hiddenPassword } from './smtp.schema.ts'

/** The purpose with which the password is sealed. */
export const smtpPasswordSeal = 'smtp password'

type Site = Pick<Context['site'], 'vault' | 'letters'>

/** Delivery through a mail server. */
interface SmtpDeliveryMethod extends MailDeliveryMethod {
  account: SmtpAccount
}

interface MailDeliveryMethod {
  route: 'stored' | 'environment' | 'files'
  account: SmtpAccount | undefined
}

/** Returns how letters are delivered: by the server that an admin stored, else by that of SMTP_URL, else to files (docs/operations.md#settings). */
export async function readMailDeliveryMethod(em: Work['em'], { vault, letters }: Site): Promise<MailDeliveryMethod> {
  const kept = await loadSetting(em, 'smtp_config')
  if (kept.host !== '') return { route: 'stored', account: unsealAccount(kept, vault) }
  return { route: letters.server === undefined ? 'files' : 'environment', account: letters.server }
}

/** Opens the transport to a mail server. An admin's server must have a public address, or one that PRIVATE_HOSTS allows. */
export async function openTransport(
  hosts: Context['site']['hosts'],
  { route, account }: SmtpDeliveryMethod,
  name: string,
): Promise<MailTransport> {
  return smtpTransport(account, name, route === 'stored' ? { address: await hosts.addressOf(account.host) } : {})
}

function unsealAccount({ sealedPassword, ...rest }: StoredSmtp, vault: Site['vault']): SmtpAccount {
  return { ...rest, password: sealedPassword === '' ? '' : (vault.openStored(smtpPasswordSeal, sealedPassword) ?? '') }
}

export function viewSmtp({ sealedPassword, ...rest }: StoredSmtp): ShownSmtp {
  return { ...rest, password: sealedPassword === '' ? '' : hiddenPassword }
}
