import type { Site } from '../rpc/context.ts'
import { totpSeal } from './check-one-time-code.ts'
import { resealTotp, totpsAfter } from './second-factor.queries.ts'

const batchSize = 500

/** Seals secrets of apps again with the newest secret of the site, so that an older one can be removed (docs/operations.md#settings). */
export async function resealTotps({ fork, vault }: Site): Promise<void> {
  for (let id = 0; ;) {
    const totps = await totpsAfter(fork(), id, batchSize)
    for (const totp of totps) {
      if (vault.isCurrent(totpSeal, totp.sealedSecret)) continue
      const secret = vault.open(totpSeal, totp.sealedSecret)
      if (secret !== undefined) await resealTotp(fork(), totp.id, vault.seal(totpSeal, secret))
    }
    const last = totps.at(-1)
    if (last === undefined || totps.length < batchSize) return
    id = last.id
  }
}
