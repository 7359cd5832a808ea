/** What a member's page lists, in the order of its tabs. */
export const shownKinds = ['articles', 'posts', 'replies', 'blessings'] as const
export type ShownKind = (typeof shownKinds)[number]

/** The address of a member's page, of one of its lists, of a page of that. */
export function memberAt(username: string, show?: ShownKind, page = 1): string {
  const query = new URLSearchParams()
  if (show !== undefined) query.set('show', show)
  if (page > 1) query.set('page', String(page))
  const rest = query.toString()
  return `/members/${username}${rest === '' ? '' : `?${rest}`}`
}
