export const roles = ['user', 'moderator', 'admin'] as const
export type Role = (typeof roles)[number]

/**
 * The table of rights: which roles may do more than a member. Procedures check it (`withRight`), and pages and the REST table use the same names.
 * Moderators review texts; accounts, settings and figures are for admins.
 */
export const rights = {
  /** See waiting texts, approve and reject them. */
  review: ['moderator', 'admin'],
  /** See and settle the reports of members. */
  reports: ['moderator', 'admin'],
  /** Pin, feature and lock posts, and move them to another board. */
  flags: ['moderator', 'admin'],
  /** Suspend a member, who then reads and does not write; moderators for a week at most. */
  suspend: ['moderator', 'admin'],
  /** Edit and delete the texts of others, drafts included. */
  texts: ['admin'],
  /** See who wrote an anonymous text or sent a pledge. */
  names: ['admin'],
  /** See and change accounts, their roles and addresses. */
  members: ['admin'],
  boards: ['admin'],
  /** See the site's figures and its health. */
  figures: ['admin'],
  /** Change registration, rules of review, the word list, mail. */
  settings: ['admin'],
  /** Edit eras, missions, people, samples, banner and legal texts. */
  story: ['admin'],
  /** Read the audit. */
  audit: ['admin'],
  /** Download lists as files, and the book of sparks. */
  downloads: ['admin'],
  /** Make, download and delete backups of the whole database. */
  backups: ['admin'],
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof rights

const granted: Readonly<Record<Right, readonly Role[]>> = rights

/** Returns true if this role has a right. */
export const grants = (role: Role | 'guest', right: Right): boolean => role !== 'guest' && granted[right].includes(role)

/** The rights in the order of the table. */
export const allRights = Object.keys(rights).filter((name): name is Right => name in rights)

/** Returns true if this role has any right beyond a member's. */
export const isStaff = (role: Role): boolean => allRights.some(right => grants(role, right))
