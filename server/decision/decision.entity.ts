import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'
import type { TextType } from '../kernel/text-kind-properties.schema.ts'
import type { TextState } from './decision.schema.ts'

// A decision on a text, with everything that is needed to undo it for 30 days (docs/product.md#undo). The audit keeps the act for good.
const DecisionSchema = defineEntity({
  name: 'Decision',
  tableName: 'decision',
  indexes: [
    { name: 'decision_batch', properties: ['batch'] },
    { name: 'decision_at', properties: ['at'] },
    { name: 'decision_text', properties: ['textType', 'textId', 'id'] },
  ],
  properties: {
    id: p.integer().primary(),
    /** The same for all decisions that were made together. */
    batch: p.string().length(36),
    admin: () => p.manyToOne(Member).nullable().deleteRule('set null').index('decision_admin'),
    adminName: p.string().length(20),
    textType: p.string().$type<TextType>().length(10),
    textId: p.integer(),
    /** The status before the decision, and the status that it set. */
    before: p.json<TextState>(),
    after: p.json<TextState>(),
    /** The reports that it settled. */
    reports: p.json<readonly number[]>(),
    at: p.datetime(3),
    undoneAt: p.datetime(3).nullable(),
    undoneBy: p.string().length(20).nullable(),
  },
})

export class Decision extends DecisionSchema.class {}

DecisionSchema.setClass(Decision)
