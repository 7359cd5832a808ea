import { z } from 'zod'
import { byId, moment, oneLine } from '../kernel/primitives.schema.ts'
import { qrCode } from '../poster/poster.schema.ts'

export const secondFactorLimits = { passkeyName: 60, passkeys: 10, recoveryCodes: 10 } as const

/** A code of the app, or a recovery code. Spaces and dashes in it are ignored. */
export const oneTimeCode = z
  .string('factor.required')
  .max(40, 'factor.wrong')
  .overwrite(text => oneLine(text).replace(/[\s-]/g, '').toUpperCase())
  .min(1, 'factor.required')

/**
 * The response of a device. The library that verifies it parses it again, so this schema asks only for what the library needs in order to parse it.
 */
const credential = {
  id: z.string().max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
  clientExtensionResults: z.object({}).default({}),
}
const encoded = z.string().max(20_000)

const aNewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(20)).max(10).exactOptional(),
  }),
})

const anAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.exactOptional(),
  }),
})

/** Forms send the response of the device as JSON. */
const inJson = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .string('factor.passkey_refused')
    .max(60_000, 'factor.passkey_refused')
    .transform((text, context) => {
      const parsed = shape.safeParse(jsonOf(text))
      if (parsed.success) return parsed.data
      context.addIssue('factor.passkey_refused')
      return z.NEVER
    })

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The response of a device that has signed; `passkeyShownInForm` is the same as forms send it. */
export const passkeyShown = anAssertion
export const passkeyShownInForm = inJson(anAssertion)
export type PasskeyShown = z.output<typeof anAssertion>
export type PasskeyAdded = z.output<typeof aNewPasskey>

const passkeyName = z.string().overwrite(oneLine).max(secondFactorLimits.passkeyName, 'factor.passkey_name').optional()

/** A passkey in the list of its member. */
const shownPasskey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
})

/** The second factors of a member. `required` is true for an admin of a site that requires one. */
export const secondFactorStatus = z.object({
  totp: z.boolean(),
  passkeys: z.array(shownPasskey),
  recoveryCodesLeft: z.int(),
  required: z.boolean(),
})

/**
 * The data for an authenticator app: the secret, its URI, and the QR code of that URI. `sealed` must be sent back with the first code; it is valid
 * for 15 minutes.
 */
export const totpBegun = z.object({ secret: z.string(), uri: z.string(), square: qrCode, sealed: z.string() })
export type TotpBegun = z.infer<typeof totpBegun>

const sealedSecret = z.string('factor.lapsed').max(2000, 'factor.lapsed')

/** With `sealed` from an earlier response the same secret is shown again. */
export const beginTotp = z.object({ sealed: sealedSecret.optional() })

export const enableTotp = z.object({
  sealed: sealedSecret,
  oneTimeCode,
})

/** The recovery codes, which are shown only once. Null if the earlier ones are still valid. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() })

/** The options for the WebAuthn library of the browser. */
export const deviceOptions = z.record(z.string(), z.unknown())

export const addPasskey = z.object({ passkey: aNewPasskey, name: passkeyName })
export const addPasskeyForm = addPasskey.extend({ passkey: inJson(aNewPasskey) })
export const removePasskey = byId

export const secondFactorCodes = [
  'factor.required',
  'factor.wrong',
  'factor.lapsed',
  'factor.none',
  'factor.due',
  'factor.passkey_refused',
  'factor.passkey_name',
  'factor.passkey_known',
  'factor.passkeys_full',
  'factor.passkey_not_found',
] as const
