import type { EntityManager } from '@mikro-orm/postgresql'
import type { Article } from '../article/article.entity.ts'
import type { Post } from '../post/post.entity.ts'
import type { Hit } from '../rpc/search-index.ts'
import { SearchEntry } from './search.entity.ts'
import { searchLimits } from './search.schema.ts'
import type { Piece } from './entry-conditions.ts'
import { look, statementFor, type Asked, type Commonness } from './search-statement.ts'
import type { Question } from './terms.ts'

export const rowsOf = <Row>(em: EntityManager, { text, values }: Piece): Promise<Row[]> =>
  em.execute<Row[]>(text, [...values])

/** Estimates whether very many entries match. The result decides how the search runs. */
export async function commonnessOf(em: EntityManager, question: Question, asked: Asked): Promise<Commonness> {
  const [row] = await rowsOf<{ hits: number }>(em, look(question, asked))
  return (row?.hits ?? 0) * 5 >= searchLimits.sample ? 'common' : 'rare'
}

/** Returns a page of results, matches in titles first, and the total. */
export async function findHits(
  em: EntityManager,
  question: Question,
  asked: Asked,
  common: Commonness,
): Promise<{ hits: Hit[]; total: number }> {
  const read = (page: Asked) => rowsOf<Hit & { total: number }>(em, statementFor(question, page, common))
  const rows = await read(asked)
  if (rows.length > 0 || asked.page === 1)
    return { hits: rows.map(({ kind, id }) => ({ kind, id })), total: rows[0]?.total ?? 0 }
  // A page past the end has no row with the total.
  const first = await read({ ...asked, page: 1, limit: 1 })
  return { hits: [], total: first[0]?.total ?? 0 }
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
