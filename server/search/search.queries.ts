import type { EntityManager } from '@mikro-orm/postgresql'
import type { Article } from '../article/article.entity.ts'
import type { Post } from '../post/post.entity.ts'
import type { Hit } from '../rpc/search-index-contract.ts'
import { SearchEntry } from './search.entity.ts'
import type { SqlFragment } from './index-conditions.ts'
import { pageStatement, type PagedFilter, type Commonness } from './search-statement.ts'
import type { Question } from './search-terms.ts'

export type ReadRows = <Row>(statement: SqlFragment) => Promise<Row[]>

interface Found {
  hits: Hit[]
  total: number
  /** Undefined if nothing was found. */
  commonness: Commonness | undefined
}

/** Returns a page of results, matches in titles first, and the total. */
export async function findHits(
  rowsOf: ReadRows,
  question: Question,
  asked: PagedFilter,
  known: Commonness | undefined,
): Promise<Found> {
  const read = (page: PagedFilter) =>
    rowsOf<Hit & { total: number; is_common: boolean }>(pageStatement(question, page, known))
  const rows = await read(asked)
  const hits = rows.map(({ kind, id }) => ({ kind, id }))
  // A page past the end has no row with the total.
  const [first] = rows.length > 0 || asked.page === 1 ? rows : await read({ ...asked, page: 1, limit: 1 })
  return { hits, total: first?.total ?? 0, commonness: first && (first.is_common ? 'common' : 'rare') }
}

/** Loads the entries of hits in one query, with everything that a result shows of their articles and posts. */
export function entriesOf(em: EntityManager, hits: readonly Hit[]): Promise<SearchEntry[]> {
  const idsOf = (kind: Hit['kind']) => hits.filter(hit => hit.kind === kind).map(({ id }) => id)
  if (hits.length === 0) return Promise.resolve([])
  return em.find(
    SearchEntry,
    { $or: [{ article: { $in: idsOf('article') } }, { post: { $in: idsOf('post') } }] },
    { populate: ['article.author', 'article.html', 'post.author', 'post.board', 'post.html'] },
  )
}

/** Finds the entry of an article or a post. */
export const entryOf = (em: EntityManager, of: { article: Article } | { post: Post }): Promise<SearchEntry | null> =>
  em.findOne(SearchEntry, 'article' in of ? { article: of.article.id } : { post: of.post.id }, {
    populate: ['text', 'terms', 'sounds'],
  })

/** Returns some entries of an older version, with their texts, locked until the transaction of `em` ends. */
export async function outdatedEntries(em: EntityManager, version: number, limit: number): Promise<SearchEntry[]> {
  const rows = await em.execute<{ id: number }[]>(
    'select id from search_entry where version < ? order by version, id limit ? for update skip locked',
    [version, limit],
  )
  return em.find(
    SearchEntry,
    { id: { $in: rows.map(({ id }) => id) } },
    {
      populate: ['text', 'terms', 'sounds', 'article.author', 'article.html', 'post.author', 'post.html'],
      orderBy: { id: 'asc' },
    },
  )
}
