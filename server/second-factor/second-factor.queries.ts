import type { EntityManager } from '@mikro-orm/postgresql'
import { after, minutes } from '../kernel/clock.ts'
import { hashToken } from '../kernel/secret.ts'
import { Member } from '../member/member.entity.ts'
import { Passkey, PasskeyChallenge, RecoveryCode, Totp } from './second-factor.entity.ts'

export const findTotp = (em: EntityManager, memberId: number): Promise<Totp | null> =>
  em.findOne(Totp, { member: memberId })

/** Stores the app of a member, in place of an earlier one. */
export async function storeTotp(
  em: EntityManager,
  memberId: number,
  totp: { sealedSecret: string; lastStep: number; createdAt: Date },
): Promise<void> {
  await em.nativeDelete(Totp, { member: memberId })
  await em.insert(Totp, { member: memberId, ...totp })
}

export async function removeTotp(em: EntityManager, memberId: number): Promise<boolean> {
  return (await em.nativeDelete(Totp, { member: memberId })) > 0
}

/** Marks the codes up to this step as used; false if they were used already. */
export async function consumeStep(em: EntityManager, memberId: number, step: number): Promise<boolean> {
  return (await em.nativeUpdate(Totp, { member: memberId, lastStep: { $lt: step } }, { lastStep: step })) > 0
}

export const findRecoveryCode = (em: EntityManager, memberId: number, place: number): Promise<RecoveryCode | null> =>
  em.findOne(RecoveryCode, { member: memberId, place, usedAt: null })

export async function consumeRecoveryCode(em: EntityManager, id: number, now: Date): Promise<boolean> {
  return (await em.nativeUpdate(RecoveryCode, { id, usedAt: null }, { usedAt: now })) > 0
}

export const countRecoveryCodes = (em: EntityManager, memberId: number): Promise<number> =>
  em.count(RecoveryCode, { member: memberId, usedAt: null })

/** Stores recovery codes, in place of all earlier ones. */
export async function storeRecoveryCodes(
  em: EntityManager,
  memberId: number,
  hashes: readonly string[],
): Promise<void> {
  await em.nativeDelete(RecoveryCode, { member: memberId })
  await em.insertMany(
    RecoveryCode,
    hashes.map((codeHash, place) => ({ member: memberId, place, codeHash, usedAt: null })),
  )
}

/** Returns the passkeys of a member, oldest first. */
export const passkeysOf = (em: EntityManager, memberId: number): Promise<Passkey[]> =>
  em.find(Passkey, { member: memberId }, { orderBy: { id: 'asc' }, populate: ['publicKey'] })

export const findPasskey = (em: EntityManager, credentialId: string): Promise<Passkey | null> =>
  em.findOne(Passkey, { credentialId }, { populate: ['publicKey'] })

type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'signatures' | 'name' | 'createdAt'> & {
  transports: string[]
}

export async function storePasskey(em: EntityManager, memberId: number, passkey: NewPasskey): Promise<void> {
  await em.insert(Passkey, { member: memberId, lastUsedAt: null, ...passkey })
}

export async function removePasskey(em: EntityManager, memberId: number, id: number): Promise<boolean> {
  return (await em.nativeDelete(Passkey, { member: memberId, id })) > 0
}

/** Records that the passkey has signed; false if it is gone. */
export async function recordPasskeyUse(em: EntityManager, id: number, signatures: number, now: Date): Promise<boolean> {
  return (await em.nativeUpdate(Passkey, { id }, { signatures, lastUsedAt: now })) > 0
}

const challengeLasts = minutes(5)

/** `what` is the purpose, such as making a key for one member. The answer to a challenge serves no other purpose. */
export async function storeChallenge(
  em: EntityManager,
  { what, challenge }: { what: string; challenge: string },
  now: Date,
): Promise<void> {
  await em.insert(PasskeyChallenge, { hash: hashToken(`${what} ${challenge}`), expiresAt: after(now, challengeLasts) })
}

/** Returns true once for a challenge that was issued within the last minutes. */
export async function takeChallenge(
  em: EntityManager,
  { what, challenge }: { what: string; challenge: string },
  now: Date,
): Promise<boolean> {
  const hash = hashToken(`${what} ${challenge}`)
  return (await em.nativeDelete(PasskeyChallenge, { hash, expiresAt: { $gt: now } })) > 0
}

export async function deleteExpiredChallenges(em: EntityManager, now: Date): Promise<void> {
  await em.nativeDelete(PasskeyChallenge, { expiresAt: { $lte: now } })
}

/**
 * Sets `member.secondFactor` to the factors that exist now, in the transaction that changed them. Recovery codes are deleted with the last factor.
 * Returns the new value.
 */
export async function updateSecondFactorFlag(em: EntityManager, memberId: number): Promise<boolean> {
  const has = (await em.count(Totp, { member: memberId })) + (await em.count(Passkey, { member: memberId })) > 0
  if (!has) await em.nativeDelete(RecoveryCode, { member: memberId })
  await em.nativeUpdate(Member, { id: memberId }, { secondFactor: has })
  return has
}

/** Removes factors that were set up since that moment, because an intruder may have added them. */
export async function removeFactorsSince(em: EntityManager, memberId: number, since: Date): Promise<void> {
  await em.nativeDelete(Totp, { member: memberId, createdAt: { $gte: since } })
  await em.nativeDelete(Passkey, { member: memberId, createdAt: { $gte: since } })
  await updateSecondFactorFlag(em, memberId)
}

/** A batch of encrypted secrets, to encrypt them anew when the secret of the site changes. */
export const totpsAfter = (em: EntityManager, id: number, limit: number): Promise<Totp[]> =>
  em.find(Totp, { id: { $gt: id } }, { orderBy: { id: 'asc' }, limit, populate: ['sealedSecret'] })

export async function resealTotp(em: EntityManager, id: number, sealedSecret: string): Promise<void> {
  await em.nativeUpdate(Totp, { id }, { sealedSecret })
}
