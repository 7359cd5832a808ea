import { withQuery } from '#app/browser/with-query.ts'

/** The lists of a member's page, in the order of its tabs. */
export const shownKinds = ['articles', 'posts', 'replies', 'blessings'] as const
export type ShownKind = (typeof shownKinds)[number]

/** The address of a member's page, of one of its lists, or of a page of that list. */
export function memberAddress(username: string, show?: ShownKind, page = 1): string {
  const query = new URLSearchParams()
  if (show !== undefined) query.set('show', show)
  if (page > 1) query.set('page', String(page))
  return withQuery(`/members/${username}`, query)
}

const withPage = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path)

export const classAddress = (year: number, page = 1): string => withPage(`/classes/${year}`, page)

/** The address of a department's page; null for a name of dots only, which a URL would resolve to another path. */
export const departmentAddress = (name: string, page = 1): string | null =>
  /^\.+$/.test(name) ? null : withPage(`/departments/${encodeURIComponent(name)}`, page)

/** The address of the feed of a member with a public page, in one language or in all. */
export const memberFeedAddress = (username: string, language?: 'zh' | 'en'): string =>
  `/members/${username}/feed.atom${language === undefined ? '' : `?language=${language}`}`
