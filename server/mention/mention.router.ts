import { member, router } from '../rpc/procedures.ts'
import { suggestMembers } from './mention.queries.ts'
import { suggestedMentions, suggestMentions } from './mention.schema.ts'

export const mentionRouter = router({
  /**
   * Suggests members to mention while typing: first those who wrote on the same post or article. Members whose page nobody may see are never
   * suggested.
   */
  suggest: member
    .input(suggestMentions)
    .output(suggestedMentions)
    .query(async ({ ctx: { em }, input: { text, postId, articleId, limit } }) => {
      const place =
        postId === undefined
          ? articleId === undefined
            ? undefined
            : { type: 'article' as const, id: articleId }
          : { type: 'post' as const, id: postId }
      return { members: await suggestMembers(em, { text, place, limit }) }
    }),
})
