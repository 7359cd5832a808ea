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

/** A route through a mail server. */
interface ServerRoute extends MailRoute {
  account: SmtpAccount
}

interface MailRoute {
  route: 'stored' | 'environment' | 'files'
  account: SmtpAccount | undefined
}

/** Returns the current route of letters: the server that an admin stored, else that of SMTP_URL, else files (docs/operations.md#settings). */
export async function currentMailRoute(em: Work['em'], { vault, letters }: Site): Promise<MailRoute> {
  const kept = await loadSetting(em, 'smtp_config')
  if (kept.host !== '') return { route: 'stored', account: unsealAccount(kept, vault) }
  return { route: letters.server === undefined ? 'files' : 'environment', account: letters.server }
}

/** Opens the transport of a route through a mail server. An admin's server must have a public address, or one that PRIVATE_HOSTS allows. */
export async function openTransport(
  hosts: Context['site']['hosts'],
  { route, account }: ServerRoute,
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
