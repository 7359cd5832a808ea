import type { z } from 'zod'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { minutes } from '../kernel/clock.ts'
import { Refusal } from '../kernel/refusal.ts'
import { orderLetter } from '../mail/letter.queries.ts'
import { requireMember } from '../member/require-member.ts'
import { lockMember } from '../member/member.queries.ts'
import { newQrCode } from '../poster/qr-code.ts'
import { totpSeal, wrongCode } from './check-one-time-code.ts'
import { checkNewPasskey, registrationOptions } from './passkeys.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import * as factors from './second-factor.queries.ts'
import { secondFactorLimits, type addPasskey, type enableTotp } from './second-factor.schema.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

const setUpSeal = 'totp set-up'
const setUpLasts = minutes(15)

/**
 * Returns a new secret for the member's app, or the one in `sealed` from a short while ago. Nothing is stored before a code of it was entered; until
 * then the form carries it, sealed.
 */
export async function beginTotp(context: MemberWork, sealed: string | undefined) {
  const { em, site, viewer, locale } = context
  const { username } = await requireMember(em, viewer)
  const secret = sealed === undefined ? newTotpSecret() : unsealSecret(context, sealed)
  const uri = totpUri(secret, { issuer: site.titles[locale], label: username })
  const begun = [viewer.id, site.clock.now().getTime(), secret].join(' ')
  return { secret, uri, square: newQrCode(uri), sealed: site.vault.seal(setUpSeal, begun) }
}

function unsealSecret({ site, viewer }: MemberWork, sealed: string): string {
  const [owner, begun, secret = ''] = site.vault.open(setUpSeal, sealed)?.split(' ') ?? []
  if (Number(owner) !== viewer.id || site.clock.now().getTime() - Number(begun) > setUpLasts)
    throw new Refusal('credentials', 'factor.lapsed')
  return secret
}

/** Stores the app after its code has proved that it has the secret. It replaces an earlier app. */
export async function confirmTotp(context: MemberWork, { sealed, oneTimeCode }: z.output<typeof enableTotp>) {
  const { site, viewer } = context
  const now = site.clock.now()
  const secret = unsealSecret(context, sealed)
  const step = stepOfCode(secret, oneTimeCode, now)
  if (step === null) throw wrongCode()
  const sealedSecret = site.vault.seal(totpSeal, secret)
  return addFactor(context, 'totp', em =>
    factors.storeTotp(em, viewer.id, { sealedSecret, lastStep: step, createdAt: now }),
  )
}

export async function disableTotp(context: MemberWork): Promise<null> {
  await removeFactor(context, 'totp', em => factors.removeTotp(em, context.viewer.id))
  return null
}

/** Replaces the recovery codes; the earlier ones are invalid. */
export async function renewRecoveryCodes(context: MemberWork): Promise<{ recoveryCodes: string[] }> {
  const { viewer } = context
  const { codes, hashes } = await newRecoveryCodes(context)
  await atomically(context.em, async em => {
    const member = await requireMember(em, viewer, lockMember)
    if (!member.secondFactor) throw new Refusal('conflict', 'factor.none')
    await factors.storeRecoveryCodes(em, viewer.id, hashes)
  })
  return { recoveryCodes: codes }
}

/** Returns the WebAuthn options for creating a passkey. */
export async function passkeyOptions(context: MemberWork) {
  const { id, username } = await requireMember(context.em, context.viewer)
  if ((await factors.passkeysOf(context.em, id)).length >= secondFactorLimits.passkeys)
    throw new Refusal('conflict', 'factor.passkeys_full')
  return registrationOptions(context, { id, username })
}

export async function storeNewPasskey(context: MemberWork, { passkey, name }: z.output<typeof addPasskey>) {
  const { site, viewer } = context
  const made = await checkNewPasskey(context, viewer.id, passkey)
  const kept = { ...made, name: name ?? '', createdAt: site.clock.now() }
  return addFactor(context, 'passkey', em => factors.storePasskey(em, viewer.id, kept))
}

export async function removePasskey(context: MemberWork, id: number): Promise<null> {
  await removeFactor(context, 'passkey', em => factors.removePasskey(em, context.viewer.id, id))
  return null
}

type Kind = 'totp' | 'passkey'

/** Adds a factor. The first factor also creates recovery codes. A letter informs the member. */
async function addFactor(context: MemberWork, kind: Kind, keep: (em: MemberWork['em']) => Promise<void>) {
  const { viewer } = context
  const isFirst = (await factors.countRecoveryCodes(context.em, viewer.id)) === 0
  const fresh = isFirst ? await newRecoveryCodes(context) : undefined
  await atomically(context.em, async em => {
    await requireMember(em, viewer, lockMember)
    await keep(em)
    if (fresh) await factors.storeRecoveryCodes(em, viewer.id, fresh.hashes)
    await factors.updateSecondFactorFlag(em, viewer.id)
    await mailFactorChange({ ...context, em }, kind === 'totp' ? 'totp_added' : 'passkey_added')
  })
  context.afterCommit(context.site.letters.wake)
  return { recoveryCodes: fresh?.codes ?? null }
}

async function removeFactor(context: MemberWork, kind: Kind, remove: (em: MemberWork['em']) => Promise<boolean>) {
  const { viewer } = context
  await atomically(context.em, async em => {
    await requireMember(em, viewer, lockMember)
    if (!(await remove(em))) throw new Refusal('missing', kind === 'totp' ? 'factor.none' : 'factor.passkey_not_found')
    await factors.updateSecondFactorFlag(em, viewer.id)
    await mailFactorChange({ ...context, em }, kind === 'totp' ? 'totp_removed' : 'passkey_removed')
  })
  context.afterCommit(context.site.letters.wake)
}

async function mailFactorChange(
  { em, site, viewer, locale }: MemberWork,
  kind: 'totp_added' | 'totp_removed' | 'passkey_added' | 'passkey_removed',
): Promise<void> {
  const { username, email: address } = await requireMember(em, viewer)
  orderLetter({ em, vault: site.vault, now: site.clock.now() }, { kind, address, locale, variables: { username } })
}
