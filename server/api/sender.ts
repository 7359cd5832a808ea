import { isSignedIn } from '../kernel/viewer.ts'
import type { Context } from './context.ts'

/** Who acts, as far as the site can tell: the member, else the visitor session, else the address (decisions: Limits). */
export function senderOf({ viewer, visitorSession, address }: Context): string {
  if (isSignedIn(viewer)) return `m${viewer.id}`
  return visitorSession === undefined ? `a${address}` : `v${visitorSession}`
}
