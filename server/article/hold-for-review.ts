import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { may } from '../kernel/viewer.ts'
import { Report } from '../report/report.entity.ts'
import { countOpen } from '../report/report.queries.ts'
import { reviewRules } from '../review/review.queries.ts'
import type { Article } from './article.entity.ts'

/**
 * Returns true if the article must be reviewed before others see it, because it contains a word of the word list
 * (docs/product.md#what-is-reviewed-first).
 */
export async function requiresReview(
  { em, site, viewer }: ProcedureContext,
  { title, summary, content, tags }: Pick<Article, 'title' | 'summary' | 'content' | 'tags'>,
): Promise<boolean> {
  if (may(viewer, 'texts')) return false
  const { search } = await reviewRules(em, site)
  return [title, summary, content, ...tags].some(search)
}

/** Hides the article until an admin has reviewed it, and opens a report for the desk, in the caller's unit of work. */
export async function holdForReview({ em, site }: ProcedureContext, article: Article): Promise<void> {
  article.hold()
  if ((await countOpen(em, { type: 'article', id: article.id })) > 0) return
  const target = { targetType: 'article' as const, targetId: article.id }
  em.persist(em.create(Report, { ...target, byWordList: true, createdAt: site.clock.now() }))
}

/** Returns true if the article is hidden until an admin has reviewed it. */
export async function awaitsReview({ em }: Pick<ProcedureContext, 'em'>, article: Article): Promise<boolean> {
  if (article.isPublished() || !article.isHeld) return false
  return (await countOpen(em, { type: 'article', id: article.id })) > 0
}
