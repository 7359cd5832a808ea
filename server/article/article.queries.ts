import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql'
import { CachedRead, sizeOfRows, tagsOfMembers, type ReadConnection, type ReadContext } from '../rpc/cached-read.ts'
import {
  fromReplica,
  lockOptions,
  sortByIds,
  limitAndOffset,
  countTotal,
  type RowLock,
  type Page,
} from '../rpc/query-options.ts'
import type { WrittenLanguage } from '../markdown/markdown.schema.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { newestOfCohort, type Cohort } from '../member/cohort.queries.ts'
import { Article } from './article.entity.ts'
import { publishedOnly, visibleTo } from './article.policy.ts'
import type { ArticleStatus } from './article.schema.ts'

export interface ArticleFilter {
  category?: string | undefined
  tag?: string | undefined
  status?: ArticleStatus | undefined
  author?: number | undefined
  language?: WrittenLanguage | undefined
  /** Lists only this language of an article and its translation. */
  prefer?: WrittenLanguage | undefined
}

const withTranslation = ['author', 'translation'] as const
const withTexts = [...withTranslation, 'content', 'html'] as const

const filterOf = ({ category, tag, status, author, language, prefer }: ArticleFilter): FilterQuery<Article> => ({
  ...(status === undefined ? {} : { status }),
  ...(category === undefined ? {} : { category }),
  ...(tag === undefined ? {} : { tags: { $contains: [tag] } }),
  ...(author === undefined ? {} : { author }),
  ...(language === undefined ? {} : { language }),
  ...(prefer === undefined ? {} : { $or: [{ hasTranslation: false }, { language: prefer }] }),
})

/** Loads a page of articles with their authors, without their texts: published ones by publication time, others by last change, newest first. */
function pageOfArticles(
  em: EntityManager,
  filter: ArticleFilter,
  page: Page,
  connection: ReadConnection,
): Promise<Article[]> {
  return em.find(Article, filterOf(filter), {
    orderBy: filter.status === 'published' ? { publishedAt: 'desc', id: 'desc' } : { updatedAt: 'desc', id: 'desc' },
    ...limitAndOffset(page),
    populate: withTranslation,
    ...connection,
  })
}

/** Returns a page of articles and the total. */
export async function listArticles(
  em: EntityManager,
  filter: ArticleFilter,
  page: Page,
  connection: ReadConnection = {},
): Promise<[Article[], number]> {
  const articles = await pageOfArticles(em, filter, page, connection)
  return [articles, await countTotal(page, articles.length, () => em.count(Article, filterOf(filter)))]
}

const cachedLists = new CachedRead<[Article[], number]>()

/** Returns a page of published articles and the total, from a cache that viewers share. */
export function shownArticles(ctx: ReadContext, filter: ArticleFilter, page: Page): Promise<[Article[], number]> {
  const { category, tag, language, prefer } = filter
  const key = JSON.stringify([category, tag, language, prefer, page.page, page.limit])
  return cachedLists.read(ctx, key, async (em, connection) => {
    const value = await listArticles(em, { ...filter, ...publishedOnly }, page, connection)
    const [articles] = value
    return {
      value,
      tags: ['article', ...tagsOfMembers(articles.map(({ author }) => author))],
      size: sizeOfRows(articles.length),
    }
  })
}

const cachedArticles = new CachedRead<Article | null>()

/** Returns a published article with its texts, from a cache that viewers share. */
export const shownArticle = (ctx: ReadContext, id: number): Promise<Article | null> =>
  cachedArticles.read(ctx, String(id), async (em, connection) => {
    const article = await em.findOne(Article, { id, ...publishedOnly }, { populate: withTexts, ...connection })
    const translation = article?.translation
    return {
      value: article,
      tags: [
        `article:${id}`,
        ...(translation ? [`article:${translation.id}`] : []),
        ...tagsOfMembers([article?.author, ...(article?.mentions ?? [])]),
      ],
      size: sizeOfRows(1, article === null ? [] : [article.content, article.html]),
      isCacheable: article !== null,
    }
  })

/** Returns these articles in this order, without their texts. */
export async function articlesInOrder(em: EntityManager, ids: readonly number[]): Promise<Article[]> {
  const articles = await em.find(Article, { id: { $in: [...ids] } }, { populate: withTranslation })
  return sortByIds(ids, articles)
}

/** Returns the newest published articles with their HTML, for feeds. */
export const newestArticles = (em: EntityManager, filter: ArticleFilter, limit: number): Promise<Article[]> =>
  em.find(Article, filterOf({ ...filter, ...publishedOnly }), {
    orderBy: { publishedAt: 'desc', id: 'desc' },
    limit,
    populate: [...withTranslation, 'html'],
    ...fromReplica,
  })

const published = `select id, author_id, published_at as place from article where status = 'published'`

/** Returns the newest published articles by members of a class or a department. */
export const articlesOfCohort = async (em: EntityManager, cohort: Cohort, limit: number): Promise<Article[]> =>
  articlesInOrder(em, await newestOfCohort(em, cohort, published, limit))

export const findArticleWithTexts = (em: EntityManager, viewer: Viewer, id: number): Promise<Article | null> =>
  em.findOne(Article, { id, ...visibleTo(viewer) }, { populate: withTexts })

/** Finds the article if this viewer may see it, without its texts. */
export const findVisibleArticle = (em: EntityManager, viewer: Viewer, id: number): Promise<Article | null> =>
  em.findOne(Article, { id, ...visibleTo(viewer) })

/**
 * Locks an article, its present translation and the wanted one, for a change inside a transaction. Rows are locked in one order, which prevents
 * deadlocks.
 */
export async function lockWithTranslation(
  em: EntityManager,
  id: number,
  wanted: number | null | undefined,
): Promise<Article[]> {
  const all = wanted == null ? [id] : [id, wanted]
  const articles = await em.find(
    Article,
    { $or: [{ id: { $in: all } }, { translation: { $in: all } }] },
    { ...lockOptions('update'), refresh: true },
  )
  await em.populate(articles, ['author', 'content', 'html'])
  return articles
}

/** Returns the newest articles of a member that have no translation, except `but`. */
export const untranslatedArticles = (em: EntityManager, author: number, but: number | undefined, limit: number) =>
  em.find(
    Article,
    { author, translation: null, ...(but === undefined ? {} : { id: { $ne: but } }) },
    { orderBy: { updatedAt: 'desc', id: 'desc' }, limit },
  )

/** Returns the articles of these ids that exist, with their authors and texts. `how: 'update'` locks them in one order for a change. */
export async function findArticlesByIds(em: EntityManager, ids: readonly number[], how: RowLock): Promise<Article[]> {
  const articles = await articleRows(em, ids, how)
  await em.populate(articles, ['author', 'content', 'html'])
  return articles
}

/** Like `findArticlesByIds`, without authors and texts. */
export async function articleRows(em: EntityManager, ids: readonly number[], how: RowLock): Promise<Article[]> {
  const all = [...ids]
  // A change of an article also changes its translation, so both are locked.
  const pairs = how === 'update' ? { $or: [{ id: { $in: all } }, { translation: { $in: all } }] } : { id: { $in: all } }
  const held = await em.find(Article, pairs, lockOptions(how))
  return held.filter(({ id }) => all.includes(id))
}
