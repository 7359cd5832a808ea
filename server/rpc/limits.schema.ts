import { recordOf } from '../kernel/primitives.schema.ts'
import { textKinds, type TextNamespace } from '../kernel/text-kind-properties.schema.ts'

export interface Limit {
  points: number
  seconds: number
  /**
   * An address may use this many times the limit of one person, because a campus is one address (docs/product.md#limits). The default is 20; with 1,
   * callers behind an address are not counted one by one.
   */
  addressFactor?: number
}

const textLimits = recordOf(textKinds.map(({ namespace, limit }): [TextNamespace, Limit] => [namespace, limit]))

/** Points in a window of seconds, counted by member, else visitor session, and by address at `addressFactor` times that (docs/product.md#limits). */
export const limits = {
  login: { points: 10, seconds: 900, addressFactor: 1 },
  /** For a browser that has logged in to the account before. */
  loginKnown: { points: 50, seconds: 900, addressFactor: 1 },
  loginAddress: { points: 200, seconds: 900, addressFactor: 1 },
  /** Codes of a second factor: by account and address together, and by account over all callers who have its password. */
  secondFactor: { points: 10, seconds: 900, addressFactor: 1 },
  secondFactorAll: { points: 50, seconds: 900, addressFactor: 1 },
  /** Tries of the password that confirms who a logged-in member is, by account: somebody may have found the session open. */
  confirmation: { points: 20, seconds: 900, addressFactor: 1 },
  /** Second steps and passkeys, by address. Their secrets are far too long to be guessed, but each try costs some work. */
  secondStep: { points: 300, seconds: 900, addressFactor: 1 },
  registration: { points: 20, seconds: 3600 },
  like: { points: 120, seconds: 60 },
  bookmark: { points: 120, seconds: 60 },
  follow: { points: 120, seconds: 60 },
  report: { points: 20, seconds: 3600 },
  ...textLimits,
  mosaic: { points: 120, seconds: 60 },
  // An editor saves a draft every few seconds.
  articleEdit: { points: 600, seconds: 3600 },
  postEdit: { points: 600, seconds: 3600 },
  /** A drawing takes a fraction of a second, and drawings run one after another. A member's is drawn twice: to be shown, and to be stored. */
  poster: { points: 20, seconds: 60, addressFactor: 5 },
  upload: { points: 60, seconds: 3600 },
  preview: { points: 60, seconds: 60 },
  /** Codes for one e-mail address, and all codes requested from one network address. */
  codeAgain: { points: 1, seconds: 60, addressFactor: 1 },
  code: { points: 5, seconds: 3600, addressFactor: 1 },
  codeAddress: { points: 100, seconds: 3600, addressFactor: 1 },
  /** Acts that require a code or the member's own password, and acts that send a code, because they reveal which addresses are taken. */
  account: { points: 20, seconds: 900 },
  visitor: { points: 300, seconds: 60, addressFactor: 1 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** The limits that admins may set. Limits that protect accounts against guessing are not among them. */
export const adjustableLimits = [
  ...textKinds.map(({ namespace }) => namespace),
  'articleEdit',
  'postEdit',
  'like',
  'bookmark',
  'follow',
  'report',
  'upload',
  'preview',
  'poster',
  'mosaic',
  'registration',
] as const satisfies readonly LimitName[]
export type AdjustableLimit = (typeof adjustableLimits)[number]
