import type { TotpBegun } from '#server/second-factor/second-factor.schema.ts'

/** What the forms of the page of the second factor do. */
export const factorActs = {
  begin: 'begin-totp',
  enable: 'enable-totp',
  remove: 'remove-totp',
  renew: 'renew-codes',
  add: 'add-passkey',
  drop: 'remove-passkey',
} as const

/** What an act of this page may answer besides a refusal: the key for the app, or recovery codes, which are shown only once. */
interface FactorAnswer {
  begun?: TotpBegun
  recoveryCodes?: readonly string[]
}

export const isFactorAnswer = (answer: unknown): answer is FactorAnswer =>
  typeof answer === 'object' && answer !== null && ('begun' in answer || 'recoveryCodes' in answer)
