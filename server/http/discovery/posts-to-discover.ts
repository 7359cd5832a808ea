import type { Locale, Site } from '../../rpc/context.ts'
import { shownBoard } from '../../board/board.queries.ts'
import { viewBoard } from '../../board/board.view.ts'
import type { Sender } from '../../kernel/fair-queue.ts'
import { guest } from '../../kernel/viewer.ts'
import { findVisiblePost } from '../../post/post.queries.ts'
import { createCaller } from '../../router.ts'
import { guestContext } from './guest-context.ts'
import type { ForumNews } from './forum-feed.ts'
import { readAllPages } from './read-all-pages.ts'
import { sharePicture, textSheet } from './share-pictures.ts'
import type { SitemapPage } from './sitemap.ts'

const dayOf = (moment: string) => moment.slice(0, 10)

/** Returns the page of every board and of every public post. */
export async function postsToDiscover(site: Site): Promise<SitemapPage[]> {
  const { board, post } = createCaller(guestContext(site))
  const { boards } = await board.list({})
  const all = await readAllPages(async asked => {
    const { posts, totalPages } = await post.list(asked)
    return { items: posts, totalPages }
  })
  return [
    ...boards.map(({ id }) => ({ path: `/forum/board/${id}` })),
    ...all.map(({ id, updatedAt, lastReplyAt }) => ({
      path: `/forum/post/${id}`,
      changed: dayOf(lastReplyAt ?? updatedAt),
    })),
  ]
}

/** Returns the share picture of a public post. It does not show the author or count a reader. */
export async function postPicture(site: Site, id: number, { locale, sender }: { locale: Locale; sender: Sender }) {
  const post = await findVisiblePost(site.fork(), guest, id)
  if (post === null) return undefined
  const { title, excerpt, createdAt } = post
  return sharePicture(sender, textSheet(locale, { title, summary: excerpt, writtenAt: createdAt }))
}

/** Reads the newest posts for the feed, of one board or all boards, in one language or all. Returns undefined if there is no such board. */
export async function forumNews(
  site: Site,
  boardId: number | undefined,
  language: Locale | undefined,
): Promise<ForumNews | undefined> {
  const asking = { ...guestContext(site), forPage: true, locale: language ?? 'zh' } as const
  const board = boardId === undefined ? undefined : await shownBoard(asking, boardId)
  if (boardId !== undefined && board === undefined) return undefined
  const posts = await createCaller(asking).post.newest({ boardId, language })
  return { board: board && viewBoard(asking.locale, board), posts }
}
