import type { MemberWork } from '../rpc/unit-of-work.ts'
import { allow, requireFound, Refusal } from '../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { canChange } from '../review/text-access.policy.ts'
import type { Article } from './article.entity.ts'
import { canSee } from './article.policy.ts'
import { findArticleWithTexts, untranslatedArticles } from './article.queries.ts'

const offeredLimit = 100

/**
 * Links an article with its translation, or unlinks them. Both rows reference each other and both get a new version, so that an editor of the other
 * article cannot undo it unnoticed. All articles involved must be locked.
 */
export function linkTranslation(
  viewer: Viewer,
  article: Article,
  wanted: number | null,
  locked: readonly Article[],
): void {
  if (article.translation?.id === (wanted ?? undefined)) return
  const other = wanted === null ? undefined : requireTranslatable(viewer, article, wanted, locked)
  unlinkTranslation(article)
  if (other === undefined) return
  Object.assign(other, { translation: article, version: other.version + 1 })
  article.translation = other
}

/** Unlinks an article from its translation, which must be locked too. */
export function unlinkTranslation(article: Article): void {
  const { translation } = article
  if (translation) Object.assign(translation, { translation: null, version: translation.version + 1 })
  article.translation = null
}

/** Unlinks the pair if an edit gave both articles the same language. */
export function unlinkSameLanguage(article: Article): void {
  if (article.translation?.language === article.language) unlinkTranslation(article)
}

function requireTranslatable(viewer: Viewer, article: Article, id: number, locked: readonly Article[]): Article {
  const other = locked.find(each => each.id === id)
  const fits = other !== undefined && other !== article && canSee(viewer, other) && canChange(viewer, other)
  if (!fits || other.language === article.language)
    throw new Refusal('invalid', 'article.translation', { field: 'translationId' })
  if (other.translation) throw new Refusal('conflict', 'article.translation_taken', { field: 'translationId' })
  return other
}

/** Returns the choices of the editor: other articles of the same author without a translation, and the present translation. */
export async function listTranslatable({ em, viewer }: MemberWork, id: number | undefined): Promise<Article[]> {
  if (id === undefined) return untranslatedArticles(em, viewer.id, undefined, offeredLimit)
  const article = requireFound(await findArticleWithTexts(em, viewer, id), 'article.not_found')
  allow(canChange(viewer, article), 'article.not_yours')
  const others = await untranslatedArticles(em, article.author?.id ?? viewer.id, id, offeredLimit)
  return article.translation ? [article.translation, ...others] : others
}
