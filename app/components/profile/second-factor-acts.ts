import type { TotpBegun } from '#server/second-factor/second-factor.schema.ts'

/** The acts of the forms for the second factor. */
export const secondFactorActs = {
  begin: 'begin-totp',
  enable: 'enable-totp',
  remove: 'remove-totp',
  renew: 'renew-codes',
  add: 'add-passkey',
  drop: 'remove-passkey',
} as const

/** The result of an accepted act of this page: the key for the authenticator app, or recovery codes, which are shown only once. */
interface SecondFactorResult {
  begun?: TotpBegun
  recoveryCodes?: readonly string[]
}

export const isSecondFactorResult = (result: unknown): result is SecondFactorResult =>
  typeof result === 'object' && result !== null && ('begun' in result || 'recoveryCodes' in result)
