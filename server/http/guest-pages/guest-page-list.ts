import type { ViewedKind } from '../../page-view/page-view.queries.ts'

/** A page that is the same for all guests with the same request. */
export interface GuestPage {
  path: RegExp
  /** The query parameters that change the page. Others, such as those for tracking links, are ignored. */
  parameters?: readonly string[]
  /** With one of these query parameters, the page is made for one reader alone. */
  privateParameters?: readonly string[]
  /** With one of these cookies, the page shows something of the reader's own. */
  privateCookies?: readonly string[]
  /** The kind of text for which opening the page counts a reader. */
  read?: ViewedKind
}

const id = '([1-9]\\d{0,9})'
const at = (path: string) => new RegExp(`^${path}$`)

export const guestPages: readonly GuestPage[] = [
  { path: at('/'), privateCookies: ['receipts'] },
  { path: at('/(timeline|culture|people|about|terms|privacy)') },
  { path: at('/timeline/picture/\\d{1,3}') },
  { path: at('/articles'), parameters: ['category', 'tag', 'page'] },
  { path: at(`/articles/${id}`), parameters: ['page', 'thread', 'turn', 'reply'], read: 'article' },
  { path: at('/forum'), parameters: ['page'] },
  { path: at(`/forum/board/${id}`), parameters: ['sort', 'page'] },
  { path: at(`/forum/post/${id}`), parameters: ['page', 'sort', 'reply'], read: 'post' },
  // With `show`, blessings are drawn at random for each request.
  { path: at('/blessings'), parameters: ['year', 'before', 'page'], privateParameters: ['show'] },
  { path: at(`/blessings/${id}`) },
  { path: at('/members/[A-Za-z0-9_]{3,20}'), parameters: ['id', 'show', 'page'] },
  { path: at('/classes/\\d{4}'), parameters: ['page'] },
  { path: at('/departments/[^/]+'), parameters: ['page'] },
  { path: at('/search'), parameters: ['q', 'board', 'member', 'from', 'until', 'page'] },
  { path: at('/poster'), privateParameters: ['theme', 'motto', 'name', 'wish'] },
  { path: at('/mosaic'), privateCookies: ['mosaics'] },
  { path: at('/mosaic/[a-z]+/\\d'), parameters: ['chosen'], privateCookies: ['mosaics'] },
]
