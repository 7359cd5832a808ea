import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { openRpc } from './rpc-client.ts'

type Options = Record<string, unknown>

// The server creates the options with the server half of the same library (server/second-factor/passkeys.ts).
const isCreation = (options: Options): options is Options & PublicKeyCredentialCreationOptionsJSON =>
  'challenge' in options && 'rp' in options && 'user' in options
const isRequest = (options: Options): options is Options & PublicKeyCredentialRequestOptionsJSON =>
  'challenge' in options && 'rpId' in options

// A passkey needs one call and shows no data of it, so it does not use React Query (docs/decisions/libraries.md).

/** Lets the device sign the server's challenge, and returns its response as JSON for a form. Rejects if the device or the user refuses. */
export async function signWithPasskey(): Promise<string> {
  const options: Options = await openRpc().session.passkeyOptions.mutate()
  if (!isRequest(options)) throw invalidOptions()
  return JSON.stringify(await startAuthentication({ optionsJSON: options }))
}

/** Lets the device create a passkey, and returns its response as JSON for a form. */
export async function makePasskey(proof: { password?: string }): Promise<string> {
  const options: Options = await openRpc().secondFactor.passkeyOptions.mutate(proof)
  if (!isCreation(options)) throw invalidOptions()
  return JSON.stringify(await startRegistration({ optionsJSON: options }))
}

const invalidOptions = () => new Error('these are no options of a passkey')
