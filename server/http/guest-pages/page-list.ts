import type { ReadKind } from '../../reading/reading.queries.ts'

/** A page that is the same for all guests with the same request. */
export interface GuestPage {
  path: RegExp
  /** The query parameters that change the page. Others, such as those for tracking links, are ignored. */
  knows?: readonly string[]
  /** With one of these query parameters, the page is made for one reader alone. */
  unlessAsked?: readonly string[]
  /** With one of these cookies, the page shows something of the reader's own. */
  unlessCookie?: readonly string[]
  /** The kind of text for which opening the page counts a reader. */
  read?: ReadKind
}

const id = '([1-9]\\d{0,9})'
const at = (path: string) => new RegExp(`^${path}$`)

export const guestPages: readonly GuestPage[] = [
  { path: at('/'), unlessCookie: ['receipts'] },
  { path: at('/(timeline|culture|people|about|terms|privacy)') },
  { path: at('/timeline/picture/\\d{1,3}') },
  { path: at('/articles'), knows: ['category', 'tag', 'page'] },
  { path: at(`/articles/${id}`), knows: ['page', 'thread', 'turn', 'reply'], read: 'article' },
  { path: at('/forum'), knows: ['page'] },
  { path: at(`/forum/board/${id}`), knows: ['sort', 'page'] },
  { path: at(`/forum/post/${id}`), knows: ['page', 'sort', 'reply'], read: 'post' },
  // With `show`, blessings are drawn at random for each request.
  { path: at('/blessings'), knows: ['year', 'before', 'page'], unlessAsked: ['show'] },
  { path: at(`/blessings/${id}`) },
  { path: at('/members/[A-Za-z0-9_]{3,20}'), knows: ['id', 'show', 'page'] },
  { path: at('/classes/\\d{4}'), knows: ['page'] },
  { path: at('/departments/[^/]+'), knows: ['page'] },
  { path: at('/search'), knows: ['q', 'board', 'member', 'from', 'until', 'page'] },
  { path: at('/poster'), unlessAsked: ['theme', 'motto', 'name', 'wish'] },
  { path: at('/mosaic'), unlessCookie: ['mosaics'] },
  { path: at('/mosaic/[a-z]+/\\d'), knows: ['chosen'], unlessCookie: ['mosaics'] },
]
