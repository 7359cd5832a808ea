import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'
import type { Purpose } from './verification.schema.ts'

// A code that was sent to an address: hashed with the site's secret, one for each member and purpose, the latest (docs/product.md#verification-code).
const VerificationSchema = defineEntity({
  name: 'Verification',
  tableName: 'verification',
  uniques: [{ name: 'verification_member_purpose_unique', properties: ['member', 'purpose'] }],
  properties: {
    id: p.integer().primary(),
    member: () => p.manyToOne(Member).deleteRule('cascade'),
    purpose: p.string().$type<Purpose>().length(20),
    /** The address it was sent to, in the form in which addresses are compared. A code proves only this address. */
    addressKey: p.string().length(254),
    codeHash: p.string().length(64).hidden(),
    /** Of all addresses together. */
    triesLeft: p.integer(),
    /** Keyed hash of a network address → how many tries it made. */
    triesBy: p.json<Record<string, number>>().default('{}'),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3).index('verification_expires'),
    usedAt: p.datetime(3).nullable(),
  },
})

export class Verification extends VerificationSchema.class {}

VerificationSchema.setClass(Verification)
