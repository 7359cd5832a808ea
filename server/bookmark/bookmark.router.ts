import { limited, member, router } from '../rpc/procedures.ts'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import { findVisibleArticle } from '../article/article.queries.ts'
import { pageOf } from '../kernel/primitives.schema.ts'
import { requireFound } from '../kernel/refusal.ts'
import { findRefusalForMissing } from '../member/require-member.ts'
import { findVisiblePost } from '../post/post.queries.ts'
import { addBookmark, bookmarksOf, hasBookmark, removeBookmark } from './bookmark.queries.ts'
import * as schema from './bookmark.schema.ts'
import { viewBookmark } from './bookmark.view.ts'

// Bookmarks of members. Nobody else sees them, and authors are not notified.
export const bookmarkRouter = router({
  list: member
    .input(schema.listBookmarks)
    .output(schema.bookmarkList)
    .query(async ({ ctx: { em, viewer }, input }) => {
      const [rows, total] = await bookmarksOf(em, viewer.id, input)
      return { bookmarks: rows.flatMap(row => viewBookmark(viewer, row) ?? []), ...pageOf(total, input) }
    }),

  /** Whether the member has bookmarked this text. */
  state: member
    .input(schema.bookmarkOf)
    .output(schema.bookmarkState)
    .query(async ({ ctx: { em, viewer }, input }) => ({
      isBookmarked: await hasBookmark(em, { ...input, memberId: viewer.id }),
    })),

  add: member
    .input(schema.bookmarkOf)
    .output(schema.bookmarkState)
    .use(limited('bookmark'))
    .mutation(async ({ ctx, input }) => {
      await requireVisibleTarget(ctx, input)
      const wish = { ...input, memberId: ctx.viewer.id }
      if (!(await addBookmark(ctx.em, wish, ctx.site.clock.now())))
        throw await findRefusalForMissing(ctx.em, ctx.viewer, `${input.type}.not_found`)
      return { isBookmarked: true }
    }),

  /** Also works for a text that has been hidden since. */
  remove: member
    .input(schema.bookmarkOf)
    .output(schema.bookmarkState)
    .use(limited('bookmark'))
    .mutation(async ({ ctx: { em, viewer }, input }) => {
      await removeBookmark(em, { ...input, memberId: viewer.id })
      return { isBookmarked: false }
    }),
})

async function requireVisibleTarget(
  { em, viewer }: MemberWork,
  { type, id }: { type: schema.BookmarkTarget; id: number },
): Promise<void> {
  requireFound(
    await (type === 'post' ? findVisiblePost(em, viewer, id) : findVisibleArticle(em, viewer, id)),
    `${type}.not_found`,
  )
}
