import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { openRpc } from './rpc-client.ts'

type Options = Record<string, unknown>

// The server makes them with the other half of the same library (server/second-factor/passkeys.ts).
const isCreation = (options: Options): options is Options & PublicKeyCredentialCreationOptionsJSON =>
  'challenge' in options && 'rp' in options && 'user' in options
const isRequest = (options: Options): options is Options & PublicKeyCredentialRequestOptionsJSON =>
  'challenge' in options && 'rpId' in options

// A passkey asks once and shows nothing of the answer, so it does without React Query (docs/decisions/libraries.md).

/** Has the device sign what the server asks for, and returns its answer as JSON for a form. Rejects if the device or its owner refuses. */
export async function signWithPasskey(): Promise<string> {
  const options: Options = await openRpc().session.passkeyOptions.mutate()
  if (!isRequest(options)) throw notOptions()
  return JSON.stringify(await startAuthentication({ optionsJSON: options }))
}

/** Has the device make a passkey, and returns its answer as JSON for a form. */
export async function makePasskey(proof: { password?: string }): Promise<string> {
  const options: Options = await openRpc().secondFactor.passkeyOptions.mutate(proof)
  if (!isCreation(options)) throw notOptions()
  return JSON.stringify(await startRegistration({ optionsJSON: options }))
}

const notOptions = () => new Error('these are no options of a passkey')
