import {
  startAuthentication as authenticate,
  startRegistration as register,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

type Options = Record<string, unknown>

// The server makes them with the other half of the same library (server/second-factor/passkeys.ts).
const isCreation = (options: Options): options is Options & PublicKeyCredentialCreationOptionsJSON =>
  'challenge' in options && 'rp' in options && 'user' in options
const isRequest = (options: Options): options is Options & PublicKeyCredentialRequestOptionsJSON =>
  'challenge' in options && 'rpId' in options

/** Has the device sign what the server asked; its answer as JSON, for a form. Rejects where the device or its owner does not. */
export async function startAuthentication(options: Options): Promise<string> {
  if (!isRequest(options)) throw new Error('these are no options of a passkey')
  return JSON.stringify(await authenticate({ optionsJSON: options }))
}

/** Has the device make a key; its answer as JSON, for a form. */
export async function startRegistration(options: Options): Promise<string> {
  if (!isCreation(options)) throw new Error('these are no options of a passkey')
  return JSON.stringify(await register({ optionsJSON: options }))
}
