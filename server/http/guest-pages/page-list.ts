import type { ReadKind } from '../../reading/reading.queries.ts'

/** A page that is the same for all guests who ask for it in the same words. */
export interface GuestPage {
  path: RegExp
  /** The parameters that change it; others, such as those that tell where a link was found, make no other page. */
  knows?: readonly string[]
  /** With these it is made for one reader alone. */
  unlessAsked?: readonly string[]
  /** Who brings one of these cookies sees something of their own. */
  unlessCookie?: readonly string[]
  /** What opening it counts a reader of. */
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
  // Other blessings each time where they are drawn at random.
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
