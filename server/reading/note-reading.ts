import type { Context } from '../api/context.ts'
import { senderOf } from '../api/sender.ts'
import type { Work } from '../api/work.ts'
import { hashToken } from '../kernel/secret.ts'
import { countReading, type ReadKind } from './reading.queries.ts'

/** Counts who asks as a reader of this, by visitor session where there is one; undefined where they were counted within 30 minutes. */
export function noteReading(context: Context & Work, kind: ReadKind, id: number): Promise<number | undefined> {
  const reader = context.visitorSession === undefined ? senderOf(context) : `v${context.visitorSession}`
  const key = hashToken(`${kind} ${id} ${reader}`)
  return countReading(context.em, kind, id, { key, now: context.site.clock.now() })
}
