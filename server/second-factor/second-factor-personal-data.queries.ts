import type { PersonalData } from '../rpc/personal-data-contract.ts'
import { findTotp, passkeysOf } from './second-factor.queries.ts'

/** Personal data: the second factors of a member, by name and time, without secrets. Deleted with the account. */
export const secondFactorPersonalData: PersonalData = {
  name: 'secondFactors',
  async exportRows(em, memberId) {
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
  erase: () => Promise.resolve(),
}
