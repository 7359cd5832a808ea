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
