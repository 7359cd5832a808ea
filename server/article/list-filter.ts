import type { z } from 'zod'
import type { Context } from '../rpc/context.ts'
import { requireSignedIn } from '../rpc/procedure-guards.ts'
import { Refusal } from '../kernel/refusal.ts'
import { may } from '../kernel/viewer.ts'
import { publishedOnly } from './article.policy.ts'
import type { ArticleFilter } from './article.queries.ts'
import { articleStatus, type ArticleStatus, type listArticles } from './article.schema.ts'

/**
 * Turns the query of a list into a filter. Everybody gets published articles, authors with `mine` their own of every status, admins every status or
 * the requested one (docs/api.md#articles-and-comments).
 */
export function filterFor({ viewer, site }: Context, query: z.output<typeof listArticles>): ArticleFilter {
  const { mine = false, category, tag, language, prefer } = query
  const author = mine ? requireSignedIn(viewer).id : undefined
  const mayAsk = mine || may(viewer, 'texts')
  return {
    ...(mayAsk ? { status: parseStatus(query.status) } : publishedOnly),
    category: category && (site.categories.get(category) ?? category),
    tag: tag || undefined,
    author,
    language,
    prefer,
  }
}

function parseStatus(status: string | undefined): ArticleStatus | undefined {
  if (!status || status === 'all') return undefined
  const known = articleStatus.safeParse(status)
  if (!known.success) throw new Refusal('invalid', 'article.status', { field: 'status' })
  return known.data
}
