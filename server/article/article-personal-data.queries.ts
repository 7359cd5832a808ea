import type { PersonalData } from '../rpc/personal-data-contract.ts'
import { Article } from './article.entity.ts'

// The maxims of a member are their published articles (docs/product.md#contributions).
const published = `select count(*) from article where author_id = counted.id and status = 'published'`

/** Personal data: the articles of a member. */
export const articlePersonalData: PersonalData = {
  name: 'articles',
  async exportRows(em, memberId) {
    const articles = await em.find(Article, { author: memberId }, { orderBy: { id: 'asc' }, populate: ['content'] })
    return articles.map(
      ({ id, title, summary, content, category, tags, language, status, isHeld, coverImage, ...moments }) => ({
        id,
        title,
        summary,
        content,
        category,
        tags,
        language,
        status,
        archivedByAdmin: isHeld,
        coverImage: coverImage ?? null,
        createdAt: moments.createdAt.toISOString(),
        updatedAt: moments.updatedAt.toISOString(),
        publishedAt: moments.publishedAt?.toISOString() ?? null,
      }),
    )
  },
  /** Deletes the articles of the member that were never published. */
  async anonymize(em, memberId) {
    await em.nativeDelete(Article, { author: memberId, status: 'draft' })
  },
  async erase(em, memberId) {
    await em.nativeDelete(Article, { author: memberId })
  },
  counts: { maxims: published, articles: published },
}
