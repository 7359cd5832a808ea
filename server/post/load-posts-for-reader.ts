import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import type { Post } from './post.entity.ts'
import { mutedAmong } from './post.queries.ts'
import type { FullPost, ListedPost, PostCard } from './post.schema.ts'
import { viewFullPost, viewListedPost, viewPost } from './post.view.ts'
import { readerMarksOf, readerStateOf } from './unread.queries.ts'

// Views of posts for one viewer, with their likes, reading progress and mutes. A whole list takes one read.

export async function loadViewContext({ em, viewer, locale, site }: ProcedureContext, posts: readonly Post[]) {
  const state = await readerStateOf(em, viewer, posts, site.clock.now())
  return { viewer, locale, ...state, muted: await mutedAmong(em, viewer, posts) }
}

export async function loadListedPosts(ctx: ProcedureContext, posts: readonly Post[]): Promise<ListedPost[]> {
  const context = await loadViewContext(ctx, posts)
  return posts.map(post => viewListedPost(context, post))
}

export const loadPostCard = async (ctx: ProcedureContext, post: Post): Promise<PostCard> =>
  viewPost(await loadViewContext(ctx, [post]), post)

export async function loadFullPost({ em, viewer, locale, site }: ProcedureContext, post: Post): Promise<FullPost> {
  const state = await readerMarksOf(em, viewer, post, site.clock.now())
  return viewFullPost({ viewer, locale, ...state, muted: await mutedAmong(em, viewer, [post]) }, post)
}
