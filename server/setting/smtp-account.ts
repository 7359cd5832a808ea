import type { Context } from '../api/context.ts'
import type { Work } from '../api/work.ts'
import type { SmtpAccount } from '../kernel/smtp-account.ts'
import { settingOf } from './setting.queries.ts'
import type { KeptSmtp, ShownSmtp } from './smtp.schema.ts'
import { hiddenPassword } from './smtp.schema.ts'

/** What the password is sealed for. */
export const smtpPasswordSeal = 'smtp password'

type Site = Pick<Context['site'], 'vault' | 'letters'>

interface Way {
  route: 'stored' | 'environment' | 'files'
  account: SmtpAccount | undefined
}

/** How letters go now: by the server an admin stored, else by that of SMTP_URL, else as files (commands: SMTP_URL). */
export async function smtpInForce(em: Work['em'], { vault, letters }: Site): Promise<Way> {
  const kept = await settingOf(em, 'smtp_config')
  if (kept.host !== '') return { route: 'stored', account: opened(kept, vault) }
  return { route: letters.server === undefined ? 'files' : 'environment', account: letters.server }
}

function opened({ sealedPassword, ...rest }: KeptSmtp, vault: Site['vault']): SmtpAccount {
  return { ...rest, password: sealedPassword === '' ? '' : (vault.openStored(smtpPasswordSeal, sealedPassword) ?? '') }
}

export function viewSmtp({ sealedPassword, ...rest }: KeptSmtp): ShownSmtp {
  return { ...rest, password: sealedPassword === '' ? '' : hiddenPassword }
}
