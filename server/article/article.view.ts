import { hasMuted, type Viewer } from '../kernel/viewer.ts'
import { hasHistory } from '../history/read-history.ts'
import { headingsIn } from '../markdown/read-html.ts'
import { toAuthorCard } from '../member/author-card.ts'
import { unlinkNames } from '../mention/mentions-in-text.ts'
import { canChange } from '../review/text-access.policy.ts'
import type { Article } from './article.entity.ts'
import { mayPublishAgain, titleShownTo } from './article.policy.ts'
import type { ArticleCard, ArticleSource, FullArticle, Translation } from './article.schema.ts'

const viewTranslation = (other: Article | undefined): Translation | null =>
  other === undefined ? null : viewChoice(other)

/** Shows an article as a link from its translation. */
const viewChoice = ({ id, language, title }: Article): Translation => ({ id, language, title })

/** Shows a translation to the editor of an article, who may unlink a translation that they cannot see. Its title is then empty. */
export const viewOffered = (viewer: Viewer, article: Article): Translation => ({
  ...viewChoice(article),
  title: titleShownTo(viewer, article) ?? '',
})

/** Shows an article in a list. Its author and its translation must be loaded. */
export const viewArticle = (viewer: Viewer, article: Article): ArticleCard => ({
  id: article.id,
  title: article.title,
  summary: article.summary || article.excerpt,
  coverImage: article.coverImage ?? null,
  category: article.category,
  tags: article.tags,
  status: article.status,
  views: article.views,
  author: toAuthorCard(article.author),
  userId: toAuthorCard(article.author).id,
  isWriterMuted: hasMuted(viewer, article.author),
  commentCount: article.commentCount,
  language: article.language,
  translation: viewTranslation(article.shownTranslation()),
  publishedAt: article.publishedAt?.toISOString() ?? null,
  createdAt: article.createdAt.toISOString(),
  updatedAt: article.updatedAt.toISOString(),
  editedAt: article.editedAt?.toISOString() ?? null,
})

/** Shows an article with its texts, which must be loaded. */
export function viewFullArticle(viewer: Viewer, article: Article, awaitsReview: boolean): FullArticle {
  const html = unlinkNames(article.html, article.pageless)
  const edit = canChange(viewer, article)
  return {
    ...viewArticle(viewer, article),
    content: article.content,
    html,
    contents: headingsIn(html),
    version: article.version,
    awaitsReview: edit && awaitsReview,
    can: {
      edit,
      delete: edit,
      publish: edit && !article.isPublished() && mayPublishAgain(viewer, article),
      archive: edit && article.isPublished(),
      history: hasHistory(viewer, article),
    },
  }
}

export const viewSource = (article: Article): ArticleSource => ({
  id: article.id,
  title: article.title,
  content: article.content,
  summary: article.summary,
  coverImage: article.coverImage ?? '',
  category: article.category,
  tags: article.tags,
  language: article.chosenLanguage ?? null,
  translationId: article.translation?.id ?? null,
  status: article.status,
  version: article.version,
})
