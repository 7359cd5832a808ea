import type { z } from 'zod'
import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { pageOf } from '../kernel/primitives.schema.ts'
import { loadListedPosts } from './load-posts-for-reader.ts'
import { shownFront } from './forum-front-page.queries.ts'
import type { Post } from './post.entity.ts'
import type { forumFrontPage } from './post.schema.ts'

/** The two lists of the forum's front page. A post may be in both. */
export async function readForumFrontPage(ctx: ProcedureContext, input: z.output<typeof forumFrontPage>) {
  const { latest, hot, total } = await shownFront(ctx, input)
  const viewed = new Map((await loadListedPosts(ctx, [...new Set([...latest, ...hot])])).map(card => [card.id, card]))
  const viewsOf = (posts: readonly Post[]) => posts.flatMap(({ id }) => viewed.get(id) ?? [])
  return { latest: { posts: viewsOf(latest), ...pageOf(total, input) }, hot: viewsOf(hot) }
}
