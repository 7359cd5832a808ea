import type { Context } from '../rpc/context.ts'
import type { Work } from '../rpc/unit-of-work.ts'
import type { SmtpAccount } from '../kernel/smtp-account.ts'
import { mailBySmtp, type Route } from '../mail/send-mail-by-smtp.ts'
import { settingOf } from './setting.queries.ts'
import type { KeptSmtp, ShownSmtp } from './smtp.schema.ts'
import { hiddenPassword } from './smtp.schema.ts'

/** The purpose with which the password is sealed. */
export const smtpPasswordSeal = 'smtp password'

type Site = Pick<Context['site'], 'vault' | 'letters'>

/** A way of sending letters through a mail server. */
interface WayByServer extends Way {
  account: SmtpAccount
}

interface Way {
  route: 'stored' | 'environment' | 'files'
  account: SmtpAccount | undefined
}

/** Returns the current way of sending letters: the server that an admin stored, else that of SMTP_URL, else files (docs/operations.md#settings). */
export async function smtpInForce(em: Work['em'], { vault, letters }: Site): Promise<Way> {
  const kept = await settingOf(em, 'smtp_config')
  if (kept.host !== '') return { route: 'stored', account: opened(kept, vault) }
  return { route: letters.server === undefined ? 'files' : 'environment', account: letters.server }
}

/** Returns the way by a mail server. A server that an admin named must have a public address, or one that PRIVATE_HOSTS allows. */
export async function routeBy(
  hosts: Context['site']['hosts'],
  { route, account }: WayByServer,
  name: string,
): Promise<Route> {
  return mailBySmtp(account, name, route === 'stored' ? { address: await hosts.addressOf(account.host) } : {})
}

function opened({ sealedPassword, ...rest }: KeptSmtp, vault: Site['vault']): SmtpAccount {
  return { ...rest, password: sealedPassword === '' ? '' : (vault.openStored(smtpPasswordSeal, sealedPassword) ?? '') }
}

export function viewSmtp({ sealedPassword, ...rest }: KeptSmtp): ShownSmtp {
  return { ...rest, password: sealedPassword === '' ? '' : hiddenPassword }
}
