import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'
import type { Purpose } from './verification.schema.ts'

// A code that was sent to an address, as a keyed hash: the latest one for each member and purpose (docs/product.md#verification-code).
const VerificationSchema = defineEntity({
  name: 'Verification',
  tableName: 'verification',
  uniques: [{ name: 'verification_member_purpose_unique', properties: ['member', 'purpose'] }],
  properties: {
    id: p.integer().primary(),
    member: () => p.manyToOne(Member).deleteRule('cascade'),
    purpose: p.string().$type<Purpose>().length(20),
    /** The address it was sent to, in its lower-case form. A code proves only this address. */
    addressKey: p.string().length(254),
    codeHash: p.string().length(64).hidden(),
    /** For all network addresses together. */
    triesLeft: p.integer(),
    /** Maps the keyed hash of a network address to its number of tries. */
    triesBy: p.json<Record<string, number>>().default('{}'),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3).index('verification_expires'),
    usedAt: p.datetime(3).nullable(),
  },
})

export class Verification extends VerificationSchema.class {}

VerificationSchema.setClass(Verification)
