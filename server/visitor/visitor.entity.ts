import { defineEntity, p } from '@mikro-orm/core'
import { countedByDay } from '../rpc/database-triggers/count-by-day.ts'
import { visitorLimits } from './visitor.schema.ts'

// A visitor session and its permanent number (docs/product.md#visitor-number).
const VisitorSchema = defineEntity({
  name: 'Visitor',
  tableName: 'visitor',
  triggers: countedByDay('visitor', 'first_seen_at'),
  properties: {
    number: p.integer().primary(),
    sessionId: p.string().length(visitorLimits.sessionId).unique('visitor_session_unique'),
    firstSeenAt: p.datetime(3).index('visitor_first_seen'),
  },
})

export class Visitor extends VisitorSchema.class {}

VisitorSchema.setClass(Visitor)

// Counters that many requests change at the same time, one row each. Only single atomic statements change them.
const TallySchema = defineEntity({
  name: 'Tally',
  tableName: 'tally',
  properties: {
    name: p.string().length(20).primary(),
    total: p.integer(),
  },
})

export class Tally extends TallySchema.class {}

TallySchema.setClass(Tally)
