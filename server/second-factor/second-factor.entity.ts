import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'

// The second factors of members (docs/security.md, V6). `member.secondFactor` says whether a member has any.

/** An app that shows codes (RFC 6238). Its secret is encrypted, so a copy of the database cannot make codes. */
const TotpSchema = defineEntity({
  name: 'Totp',
  tableName: 'totp',
  properties: {
    id: p.integer().primary(),
    member: () => p.oneToOne(Member).deleteRule('cascade').unique('totp_member_unique'),
    sealedSecret: p.string().length(200).hidden(),
    /** The last step of thirty seconds since 1970 whose code was used. No code is accepted twice. */
    lastStep: p.integer(),
    createdAt: p.datetime(3),
  },
})

export class Totp extends TotpSchema.class {}

TotpSchema.setClass(Totp)

/** One of ten recovery codes for a lost app or key. Each works once. */
const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  uniques: [{ name: 'recovery_code_member_place_unique', properties: ['member', 'place'] }],
  properties: {
    id: p.integer().primary(),
    member: () => p.manyToOne(Member).deleteRule('cascade'),
    /** The first digit of the code, 0 to 9. It tells which of the ten hashes to compare. */
    place: p.integer(),
    codeHash: p.text().hidden(),
    usedAt: p.datetime(3).nullable(),
  },
})

export class RecoveryCode extends RecoveryCodeSchema.class {}

RecoveryCodeSchema.setClass(RecoveryCode)

/** A public key whose private half never leaves the device of the member (WebAuthn). */
const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkey',
  properties: {
    id: p.integer().primary(),
    member: () => p.manyToOne(Member).deleteRule('cascade').index('passkey_member'),
    credentialId: p.string().length(1400).unique('passkey_credential_unique'),
    /** In base64url. */
    publicKey: p.text().hidden(),
    /** The number of signatures that the device reports. If it falls, the key was copied. */
    signatures: p.bigint('number'),
    transports: p.array(),
    name: p.string().length(60),
    createdAt: p.datetime(3),
    lastUsedAt: p.datetime(3).nullable(),
  },
})

export class Passkey extends PasskeySchema.class {}

PasskeySchema.setClass(Passkey)

/** A challenge for a device to sign. It is valid for some minutes, and once. */
const PasskeyChallengeSchema = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenge',
  properties: {
    hash: p.string().length(64).primary(),
    expiresAt: p.datetime(3).index('passkey_challenge_expires'),
  },
})

export class PasskeyChallenge extends PasskeyChallengeSchema.class {}

PasskeyChallengeSchema.setClass(PasskeyChallenge)
