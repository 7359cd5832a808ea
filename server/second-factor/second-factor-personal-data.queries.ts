import type { PersonalData } from '../rpc/personal-data.ts'
import { findTotp, passkeysOf } from './second-factor.queries.ts'

/** What a member logs in with beside the password: names and times, no secret. It ends with the account. */
export const secondFactorPersonalData: PersonalData = {
  name: 'secondFactors',
  async exported(em, memberId) {
    const totp = await findTotp(em, memberId)
    const passkeys = await passkeysOf(em, memberId)
    return [
      ...(totp === null
        ? []
        : [{ kind: 'totp', name: null, createdAt: totp.createdAt.toISOString(), lastUsedAt: null }]),
      ...passkeys.map(({ name, createdAt, lastUsedAt }) => ({
        kind: 'passkey',
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    ]
  },
  removed: () => Promise.resolve(),
}
