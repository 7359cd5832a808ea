import { Refusal } from '../kernel/refusal.ts'
import { isSignedIn, isUnread, type SignedIn, type Viewer } from '../kernel/viewer.ts'

/** Refuses a guest. Where the session could not be read because the database is away, the refusal says that, not that the session has ended. */
export function requireSignedIn(viewer: Viewer): SignedIn {
  if (isSignedIn(viewer)) return viewer
  if (!isUnread(viewer)) throw new Refusal('unauthenticated', 'session.required')
  const code = viewer.unread === 'busy' ? 'site.busy' : 'site.unavailable'
  throw new Refusal('unavailable', code, { params: { seconds: 5 } })
}
