import type { Context } from '../rpc/context.ts'
import type { LockAndCheck, ProcedureContext } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Passkey } from './second-factor.entity.ts'
import { findPasskey, storeChallenge, recordPasskeyUse, passkeysOf, takeChallenge } from './second-factor.queries.ts'
import type { PasskeyAdded, PasskeyShown } from './second-factor.schema.ts'

// Few requests need the library, which has about 300 modules.
const loadWebAuthn = () => import('@simplewebauthn/server')

export const passkeyRefused = () => new Refusal('credentials', 'factor.passkey_refused')

/** Returns the relying party (WebAuthn). Passkeys of this site are valid for no other. */
function relyingParty({ origin }: Context): { origin: string; id: string } {
  if (origin === undefined) throw passkeyRefused()
  return { origin, id: new URL(origin).hostname }
}

// A passkey is only accepted for a challenge that its member requested after proving their identity.
const registrationPurpose = (memberId: number) => `make ${memberId}`
const loginPurpose = 'sign'

const toDescriptor = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports })

/** Returns the WebAuthn options for creating a passkey, and stores their challenge. */
export async function registrationOptions(context: ProcedureContext, member: { id: number; username: string }) {
  const { em, site, locale } = context
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: site.titles[locale],
    rpID: relyingParty(context).id,
    userName: member.username,
    userID: new TextEncoder().encode(`member ${member.id}`),
    excludeCredentials: (await passkeysOf(em, member.id)).map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  await storeChallenge(em, { what: registrationPurpose(member.id), challenge: options.challenge }, site.clock.now())
  return { ...options }
}

/** Checks a new passkey from a device. Refuses with `factor.passkey_refused`. */
export async function checkNewPasskey(context: ProcedureContext, memberId: number, response: PasskeyAdded) {
  const { origin, id } = relyingParty(context)
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challengeOf(context, registrationPurpose(memberId)),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => undefined)
  if (checked?.verified !== true) throw passkeyRefused()
  const { credential } = checked.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    signatures: credential.counter,
    transports: [...(credential.transports ?? [])],
  }
}

/** Returns the WebAuthn options for a login: with the keys of this member, or with any key of this site. */
export async function loginOptions(context: ProcedureContext, memberId: number | undefined) {
  const { em, site } = context
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    userVerification: memberId === undefined ? 'required' : 'preferred',
    ...(memberId === undefined ? {} : { allowCredentials: (await passkeysOf(em, memberId)).map(toDescriptor) }),
  })
  await storeChallenge(em, { what: loginPurpose, challenge: options.challenge }, site.clock.now())
  return { ...options }
}

/**
 * Checks the signature of a device. If it replaces the password too (`alone`), the device must have verified its user. Returns the owner of the key,
 * and the function that records its use in the transaction of the login.
 */
export async function checkPasskey(
  context: ProcedureContext,
  response: PasskeyShown,
  { alone }: { alone: boolean },
): Promise<{ memberId: number; use: LockAndCheck }> {
  const { origin, id } = relyingParty(context)
  const passkey = await findPasskey(context.em, response.id)
  if (!passkey) throw passkeyRefused()
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challengeOf(context, loginPurpose),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.signatures,
      transports: passkey.transports,
    },
    requireUserVerification: alone,
  }).catch(() => undefined)
  if (checked?.verified !== true) throw passkeyRefused()
  const { newCounter } = checked.authenticationInfo
  return {
    memberId: passkey.member.id,
    use: async em => {
      if (!(await recordPasskeyUse(em, passkey.id, newCounter, context.site.clock.now()))) throw passkeyRefused()
    },
  }
}

const challengeOf =
  ({ em, site }: ProcedureContext, what: string) =>
  (challenge: string): Promise<boolean> =>
    takeChallenge(em.fork(), { what, challenge }, site.clock.now())
