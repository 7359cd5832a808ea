import type { PersonalData } from '../rpc/personal-data-contract.ts'
import { linksOf } from './mail-link.queries.ts'

/** Personal data: the addresses that a member can still restore. Deleted with the account. */
export const verificationPersonalData: PersonalData = {
  name: 'formerAddresses',
  async exportRows(em, memberId) {
    const links = await linksOf(em, memberId)
    return links
      .filter(({ purpose }) => purpose === 'former_address')
      .map(({ email, createdAt, expiresAt }) => ({
        email: email ?? null,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }))
  },
  erase: () => Promise.resolve(),
}
