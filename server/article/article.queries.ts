import { LockMode, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql'
import { fromAnyCopy, heldAs, inOrder, rowsOf, type How, type Page } from '../api/page.queries.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { Article } from './article.entity.ts'
import { publishedOnly, visibleTo } from './article.policy.ts'
import type { ArticleStatus } from './article.schema.ts'

export interface ArticleFilter {
  category?: string | undefined
  tag?: string | undefined
  status?: ArticleStatus | undefined
  author?: number | undefined
}

const where = ({ category, tag, status, author }: ArticleFilter): FilterQuery<Article> => ({
  ...(status === undefined ? {} : { status }),
  ...(category === undefined ? {} : { category }),
  ...(tag === undefined ? {} : { tags: { $contains: [tag] } }),
  ...(author === undefined ? {} : { author }),
})

/** A page of articles with their authors, without their texts: published ones by their day, others by the last change. */
export function listArticles(em: EntityManager, filter: ArticleFilter, page: Page): Promise<Article[]> {
  return em.find(Article, where(filter), {
    orderBy: filter.status === 'published' ? { publishedAt: 'desc', id: 'desc' } : { updatedAt: 'desc', id: 'desc' },
    ...rowsOf(page),
    populate: ['author'],
    ...(filter.status === 'published' ? fromAnyCopy : {}),
  })
}

/** These articles in this order, without their texts. */
export async function articlesInOrder(em: EntityManager, ids: readonly number[]): Promise<Article[]> {
  const articles = await em.find(Article, { id: { $in: [...ids] } }, { populate: ['author'] })
  return inOrder(ids, articles)
}

export const countArticles = (em: EntityManager, filter: ArticleFilter): Promise<number> =>
  em.count(Article, where(filter))

/** The newest published articles with their HTML, for feeds. */
export const newestArticles = (em: EntityManager, category: string | undefined, limit: number): Promise<Article[]> =>
  em.find(Article, where({ ...publishedOnly, category }), {
    orderBy: { publishedAt: 'desc', id: 'desc' },
    limit,
    populate: ['author', 'html'],
    ...fromAnyCopy,
  })

/** These articles in this order, with their HTML. */
export async function articlesWithTexts(em: EntityManager, ids: readonly number[]): Promise<Article[]> {
  if (ids.length === 0) return []
  const articles = await em.find(Article, { id: { $in: [...ids] } }, { populate: ['author', 'html'] })
  return inOrder(ids, articles)
}

export const findArticle = (em: EntityManager, viewer: Viewer, id: number): Promise<Article | null> =>
  em.findOne(Article, { id, ...visibleTo(viewer) }, { populate: ['author', 'content', 'html'] })

/** Whether it is there for this viewer, without its texts. */
export const glimpseArticle = (em: EntityManager, viewer: Viewer, id: number): Promise<Article | null> =>
  em.findOne(Article, { id, ...visibleTo(viewer) })

/** For a change inside a transaction: nobody else changes the row meanwhile. */
export const lockArticle = (em: EntityManager, viewer: Viewer, id: number): Promise<Article | null> =>
  em.findOne(
    Article,
    { id, ...visibleTo(viewer) },
    { populate: ['content', 'html'], lockMode: LockMode.PESSIMISTIC_WRITE },
  )

/** Those that are there, with their authors; locked for a change in one order. */
export async function theseArticles(em: EntityManager, ids: readonly number[], how: How): Promise<Article[]> {
  const articles = await em.find(Article, { id: { $in: [...ids] } }, heldAs(how))
  await em.populate(articles, ['author', 'content'])
  return articles
}
