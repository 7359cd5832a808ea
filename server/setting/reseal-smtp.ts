import type { Site } from '../rpc/context.ts'
import { atomically } from '../rpc/unit-of-work.ts'
import { changeSetting, loadSetting } from './setting.queries.ts'
import { smtpPasswordSeal } from './mail-delivery-method.ts'
import type { StoredSmtp } from './smtp.schema.ts'

/**
 * Seals the stored mail password with the secret in use, so that an old one can be removed (APP_SECRET=new,old). A password that none of the secrets
 * opens stays as it is, because the right secret may be set again.
 */
export async function resealSmtp({ fork, vault, clock }: Pick<Site, 'fork' | 'vault' | 'clock'>): Promise<void> {
  const sealedAnew = (kept: StoredSmtp): StoredSmtp => {
    if (kept.sealedPassword === '' || vault.isCurrent(smtpPasswordSeal, kept.sealedPassword)) return kept
    const password = vault.openStored(smtpPasswordSeal, kept.sealedPassword)
    return password === undefined ? kept : { ...kept, sealedPassword: vault.seal(smtpPasswordSeal, password) }
  }
  const kept = await loadSetting(fork(), 'smtp_config')
  if (sealedAnew(kept) === kept) return
  await atomically(fork(), em => changeSetting(em, 'smtp_config', sealedAnew, clock.now()))
}
