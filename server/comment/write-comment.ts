import type { z } from 'zod'
import type { MemberWork, Work } from '../rpc/unit-of-work.ts'
import { Article } from '../article/article.entity.ts'
import { findVisibleArticle } from '../article/article.queries.ts'
import { requireFound, Refusal } from '../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { requireMember } from '../member/require-member.ts'
import { findMentions } from '../mention/find-mentions.ts'
import { publishShownText } from '../review/publish-shown-text.ts'
import { linksIn } from '../review/refuse-many-links.ts'
import { freshFingerprint } from '../review/repeated-text.ts'
import { startingStatus } from '../review/starting-status.ts'
import { Comment } from './comment.entity.ts'
import { commentLimits } from './comment.schema.ts'
import type * as schema from './comment.schema.ts'
import { requireVisibleComment } from './require-visible-comment.ts'

/**
 * Saves a member's comment on a published article. Refuses too many links and, by a database constraint, the same text at the same place within a day
 * (docs/product.md#spam).
 */
export async function writeComment(ctx: MemberWork, input: z.output<typeof schema.writeComment>): Promise<Comment> {
  const { em, site, viewer } = ctx
  const { articleId, content, parentId } = input
  if (linksIn(content) > commentLimits.links)
    throw new Refusal('invalid', 'comment.too_many_links', { field: 'content' })
  await requirePublished(em, viewer, articleId)
  const parent = parentId == null ? null : await requireThread(ctx, articleId, parentId)
  const now = site.clock.now()
  const fingerprint = await freshFingerprint(ctx, 'comment', `${articleId} ${parent?.id ?? 0} ${content}`)
  const status = await startingStatus(ctx, 'comments', [content])
  const made = em.create(Comment, {
    article: em.getReference(Article, articleId),
    parent,
    author: await requireMember(em, viewer),
    content,
    ...(await findMentions(em, content)),
    status,
    fingerprint,
    shownAt: status === 'approved' ? now : null,
    createdAt: now,
  })
  em.persist(made)
  await ctx.commit()
  publishShownText(ctx, 'comment', made, articleId)
  return made
}

async function requirePublished(em: Work['em'], viewer: Viewer, articleId: number): Promise<void> {
  const article = requireFound(await findVisibleArticle(em, viewer, articleId), 'article.not_found')
  if (!article.isPublished()) throw new Refusal('conflict', 'comment.article_not_published')
}

/** Returns the parent of an answer: the first comment of the thread, however deep the answered one is. */
async function requireThread(ctx: MemberWork, articleId: number, parentId: number): Promise<Comment> {
  const answered = await requireVisibleComment(ctx, parentId)
  if (answered.article.id !== articleId) throw new Refusal('missing', 'comment.not_found')
  return answered.parent ?? answered
}
