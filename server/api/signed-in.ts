import { Refusal } from '../kernel/refusal.ts'
import { isSignedIn, isUnread, type SignedIn, type Viewer } from '../kernel/viewer.ts'

/** Who is signed in. Where the keys could not be read it is the database that is away, not the session that has ended. */
export function signedIn(viewer: Viewer): SignedIn {
  if (isSignedIn(viewer)) return viewer
  if (!isUnread(viewer)) throw new Refusal('unauthenticated', 'session.required')
  const code = viewer.unread === 'busy' ? 'site.busy' : 'site.unavailable'
  throw new Refusal('unavailable', code, { params: { seconds: 5 } })
}
