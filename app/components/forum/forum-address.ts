import { withQuery } from '#app/browser/with-query.ts'
import type { PostSort } from '#server/post/post.schema.ts'

type Language = 'this' | 'all' | undefined

/** Query of a board page; default values are omitted from the address. */
interface BoardView {
  id: number
  sort?: PostSort | undefined
  page?: number | undefined
  /** The language filter, if the address sets one. */
  language?: Language
}

/** The address of a page of a board's posts. */
export function boardAddress({ id, sort = 'latest', page = 1, language }: BoardView): string {
  const query = new URLSearchParams()
  if (sort !== 'latest') query.set('sort', sort)
  if (language !== undefined) query.set('language', language)
  if (page > 1) query.set('page', String(page))
  return withQuery(`/forum/board/${id}`, query)
}

/** The address of a page of the newest posts of all boards. */
export function forumAddress(page: number, language?: Language): string {
  const query = new URLSearchParams()
  if (language !== undefined) query.set('language', language)
  if (page > 1) query.set('page', String(page))
  return withQuery('/forum', query)
}

/** The address of the feed of the newest posts: of all boards or of one, in one language or in all. */
export function forumFeedAddress(board?: number, language?: 'zh' | 'en'): string {
  const query = new URLSearchParams()
  if (board !== undefined) query.set('board', String(board))
  if (language !== undefined) query.set('language', language)
  return withQuery('/forum/feed.atom', query)
}

/** The address of the editor for a new post on a board; `from` says that the link was on the forum's front page. */
export const newPostAddress = (board: number, from?: 'forum'): string =>
  `/forum/board/${board}/new${from === undefined ? '' : `?from=${from}`}`

/** A page of the replies of a post. */
export interface RepliesPage {
  postId: number
  page: number
  sort: 'asc' | 'desc'
}

/**
 * The address of a post with this page of its replies. `reply` is the reply to answer. `isQuoted` quotes that reply, or the post if there is none.
 */
export function postAddress({ postId, page, sort }: RepliesPage, reply?: number, isQuoted = false): string {
  const query = new URLSearchParams()
  if (sort === 'desc') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  if (reply !== undefined) query.set('reply', String(reply))
  if (isQuoted) query.set('quote', '1')
  return withQuery(`/forum/post/${postId}`, query)
}

/** The address that redirects to a floor of a post, on whichever page it is. */
export const floorAddress = (postId: number, floor: number | 'newest') => `/forum/post/${postId}/floor?floor=${floor}`

/** The address of the page with the answers to a reply. */
export const answersAddress = (reply: number) => `/forum/reply/${reply}/answers`

export const anchorOf = (reply: number) => `reply-${reply}`
