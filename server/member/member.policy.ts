import { isSignedIn, may, type Viewer } from '../kernel/viewer.ts'
import type { PageVisibility } from './member.schema.ts'

interface Shown {
  id: number
  visibility: PageVisibility
}

/** Returns true for the member themself and for admins, who see the page regardless of its visibility. */
export const isOwnOrAdmins = (viewer: Viewer, { id }: Shown): boolean =>
  may(viewer, 'members') || (isSignedIn(viewer) && viewer.id === id)

/** Returns true if this viewer may open the page of the member. */
export function canSeePage(viewer: Viewer, member: Shown): boolean {
  if (isOwnOrAdmins(viewer, member)) return true
  return member.visibility === 'everybody' || (member.visibility === 'members' && isSignedIn(viewer))
}
