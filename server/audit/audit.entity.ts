import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'

// An act of an admin: who, when, what, before and after (docs/product.md#audit). Written in the same unit of work as the act.
const AuditSchema = defineEntity({
  name: 'Audit',
  tableName: 'audit',
  properties: {
    id: p.integer().primary(),
    admin: () => p.manyToOne(Member).nullable().deleteRule('set null').index('audit_admin'),
    adminName: p.string().length(20),
    act: p.string().length(60),
    target: p.string().length(60),
    before: p.json<unknown>().nullable(),
    after: p.json<unknown>().nullable(),
    at: p.datetime(3).index('audit_at'),
  },
})

export class Audit extends AuditSchema.class {}

AuditSchema.setClass(Audit)
