import { isSignedIn, may, type Viewer } from '../kernel/viewer.ts'
import type { PageVisibility } from './member.schema.ts'

// Names that speak for the house are not given away (docs/product.md#registration); the first admin is made by the start itself.
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

/** True for names that speak for the house, also with digits or underscores around them. */
export function isReserved(username: string): boolean {
  const key = username.toLowerCase()
  return reserved.has(key) || reserved.has(key.replace(/^[_\d]+|[_\d]+$/gu, ''))
}

interface Shown {
  id: number
  visibility: PageVisibility
}

/** The member themself, and admins, see the page whatever is chosen. */
export const isOwnOrAdmins = (viewer: Viewer, { id }: Shown): boolean =>
  may(viewer, 'members') || (isSignedIn(viewer) && viewer.id === id)

/** Whether this viewer may open the page of the member. */
export function canSeePage(viewer: Viewer, member: Shown): boolean {
  if (isOwnOrAdmins(viewer, member)) return true
  return member.visibility === 'everybody' || (member.visibility === 'members' && isSignedIn(viewer))
}
