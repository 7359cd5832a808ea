import type { Sender } from '../kernel/fair-queue.ts'
import { isSignedIn } from '../kernel/viewer.ts'
import type { Context } from './context.ts'

/** Who acts, as far as the site can tell: the member, else the visitor session, else the address (docs/product.md#limits). */
export function callerKey({ viewer, visitorSession, address }: Context): string {
  if (isSignedIn(viewer)) return `m${viewer.id}`
  return visitorSession === undefined ? `a${address}` : `v${visitorSession}`
}

/** As whom a request waits in a queue: as the member, else as the address. A visitor session is free to make, so it has no line of its own. */
export const queueSender = ({ viewer, address }: Pick<Context, 'viewer' | 'address'>): Sender => [
  isSignedIn(viewer) ? `m${viewer.id}` : `a${address}`,
]
