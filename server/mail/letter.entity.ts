import { defineEntity, p } from '@mikro-orm/core'
import type { LetterKind } from './letter-kinds.ts'

// The outbox: a letter that waits to be sent, or that could not be (docs/product.md#delivery). It is written in the same transaction as what it
// tells of, and removed when the mail server has taken it. What it says is sealed, because it may hold a code.
const LetterSchema = defineEntity({
  name: 'Letter',
  tableName: 'letter',
  indexes: [{ name: 'letter_due', properties: ['failedAt', 'nextTryAt'] }],
  properties: {
    id: p.integer().primary(),
    kind: p.string().$type<LetterKind>().length(30),
    address: p.string().length(254),
    locale: p.string().$type<'zh' | 'en'>().length(2),
    sealedWords: p.text().hidden(),
    createdAt: p.datetime(3),
    /** From when it is of no more use; null where it always is. */
    uselessAt: p.datetime(3).nullable(),
    tries: p.integer().default(0),
    /** Also the lock of a letter: the process that sends it moves this ahead, so that no other sends it meanwhile. */
    nextTryAt: p.datetime(3),
    failedAt: p.datetime(3).nullable(),
    /** What the mail server said last. */
    lastWords: p.string().length(500).nullable(),
  },
})

export class Letter extends LetterSchema.class {}

LetterSchema.setClass(Letter)
