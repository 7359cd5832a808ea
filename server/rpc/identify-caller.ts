import type { Sender } from '../kernel/fair-queue.ts'
import { isSignedIn } from '../kernel/viewer.ts'
import type { Context } from './context.ts'

/** Identifies the caller for limits: the member, else the visitor session, else the address (docs/product.md#limits). */
export function identifyCaller({ viewer, visitorSession, address }: Context): string {
  if (isSignedIn(viewer)) return `m${viewer.id}`
  return visitorSession === undefined ? `a${address}` : `v${visitorSession}`
}

/**
 * Identifies the sender of a queued request: the member, else the address. Visitor sessions are free to create, so they get no queue of their own.
 */
export const identifyQueueSender = ({ viewer, address }: Pick<Context, 'viewer' | 'address'>): Sender => [
  isSignedIn(viewer) ? `m${viewer.id}` : `a${address}`,
]
