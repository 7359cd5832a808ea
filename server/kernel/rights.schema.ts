export const roles = ['user', 'moderator', 'admin'] as const
export type Role = (typeof roles)[number]

/**
 * The table of rights: which roles may do what a member may not. Procedures ask it (`withRight`), and pages and the REST mirror go by the
 * same names. Moderators look after texts; accounts, settings and figures are for admins.
 */
export const rights = {
  /** See texts that wait, approve and reject them. */
  review: ['moderator', 'admin'],
  /** See what members reported, and settle it. */
  reports: ['moderator', 'admin'],
  /** Pin, feature and lock posts, and move them to another board. */
  flags: ['moderator', 'admin'],
  /** Have a member read and not write for some days; moderators for a week at most. */
  suspend: ['moderator', 'admin'],
  /** Edit and delete what others wrote, drafts included. */
  texts: ['admin'],
  /** See who wrote an anonymous text or sent a pledge. */
  names: ['admin'],
  /** See and change accounts, their roles and addresses. */
  members: ['admin'],
  boards: ['admin'],
  /** The site's figures and its health. */
  figures: ['admin'],
  /** Registration, rules of review, the word list, mail. */
  settings: ['admin'],
  /** Eras, missions, people, samples, banner and legal texts. */
  story: ['admin'],
  /** What was done here, and by whom. */
  audit: ['admin'],
  /** Take lists away as files, and the book of sparks. */
  downloads: ['admin'],
  /** Make, take away and delete copies of the whole database. */
  backups: ['admin'],
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof rights

const granted: Readonly<Record<Right, readonly Role[]>> = rights

/** Whether this role has a right. */
export const grants = (role: Role | 'guest', right: Right): boolean => role !== 'guest' && granted[right].includes(role)

/** The rights in the order of the table. */
export const allRights = Object.keys(rights).filter((name): name is Right => name in rights)

/** Whether this role has any right beyond a member's. */
export const isStaff = (role: Role): boolean => allRights.some(right => grants(role, right))
