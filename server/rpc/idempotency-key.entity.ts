import { defineEntity, p } from '@mikro-orm/core'

// The one-time key of a form or of an Idempotency-Key header: a request that is sent twice acts once. The row is written in the unit of work of the
// act, so that it exists exactly if the result exists. The result is encrypted, because it may contain a receipt.
const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'once',
  properties: {
    key: p.string().length(64).primary(),
    answer: p.text().nullable(),
    createdAt: p.datetime(3).index('once_created'),
  },
})

export class IdempotencyKey extends IdempotencyKeySchema.class {}

IdempotencyKeySchema.setClass(IdempotencyKey)
