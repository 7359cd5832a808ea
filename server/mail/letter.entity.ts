import { defineEntity, p } from '@mikro-orm/core'
import type { LetterKind } from './letter-kinds.ts'

// The outbox: a letter that waits to be sent, or that could not be sent (docs/product.md#delivery). It is inserted in the same transaction as the
// event it reports, and deleted when the mail server has accepted it. Its variables are sealed, because they may contain a code.
const LetterSchema = defineEntity({
  name: 'Letter',
  tableName: 'letter',
  indexes: [{ name: 'letter_due', properties: ['failedAt', 'nextTryAt'] }],
  properties: {
    id: p.integer().primary(),
    kind: p.string().$type<LetterKind>().length(30),
    address: p.string().length(254),
    locale: p.string().$type<'zh' | 'en'>().length(2),
    sealedVariables: p.text().fieldName('sealed_words').hidden(),
    createdAt: p.datetime(3),
    /** When its code or link expires, so that it need not be sent any more; null if never. */
    expiresAt: p.datetime(3).fieldName('useless_at').nullable(),
    tries: p.integer().default(0),
    /** Also the lock of a letter: the process that sends it moves this time ahead, so that no other process sends it meanwhile. */
    nextTryAt: p.datetime(3),
    failedAt: p.datetime(3).nullable(),
    /** The last message of the mail server. */
    lastSmtpResponse: p.string().length(500).fieldName('last_words').nullable(),
  },
})

export class Letter extends LetterSchema.class {}

LetterSchema.setClass(Letter)
