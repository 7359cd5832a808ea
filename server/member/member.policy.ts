import { isSignedIn, may, type Viewer } from '../kernel/viewer.ts'
import type { PageVisibility } from './member.schema.ts'

// Names that sound official cannot be taken (docs/product.md#registration). The start itself creates the first admin.
const reserved = new Set([
  'admin',
  'administrator',
  'root',
  'system',
  'sysadmin',
  'webmaster',
  'postmaster',
  'hostmaster',
  'moderator',
  'support',
  'official',
  'staff',
  'security',
  'anonymous',
  'guest',
  'null',
  'undefined',
  'hohai',
  'hhu',
  '管理员',
  '系统管理员',
  '官方',
])

/** Returns true for names that sound official, also with digits or underscores around them. */
export function isReserved(username: string): boolean {
  const key = username.toLowerCase()
  return reserved.has(key) || reserved.has(key.replace(/^[_\d]+|[_\d]+$/gu, ''))
}

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
