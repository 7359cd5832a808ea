import type { EntityManager } from '@mikro-orm/postgresql'
import type { Article } from '../article/article.entity.ts'
import type { Post } from '../post/post.entity.ts'
import { SearchEntry } from './search.entity.ts'
import { searchLimits, type FindingKind } from './search.schema.ts'
import type { Question } from './terms.ts'

/** Without a kind, everything is looked through; a category, a tag and an author are those of articles, a board that of posts. */
export interface SearchFilter {
  kind?: FindingKind | undefined
  category?: string | undefined
  tag?: string | undefined
  author?: number | undefined
  board?: number | undefined
}

interface Asked extends SearchFilter {
  page: number
  limit: number
}

/** A text that was found. */
export interface Hit {
  kind: FindingKind
  id: number
}

/**
 * The index alone tells which entries have all terms; the newest of them are looked at, and only where a phrase must stand whole their
 * texts. `+ 0` keeps the planner from walking through all entries in their order instead.
 */
export const statement = `
  with candidate as (
    select id, article_id, post_id, title, text from search_entry
    where terms @> ?::text[] and (?::text is null or ? = case when post_id is null then 'article' else 'post' end)
    order by id + 0 desc limit ${searchLimits.candidates}
  )
  select case when candidate.post_id is null then 'article' else 'post' end as kind,
    coalesce(candidate.post_id, candidate.article_id) as id, count(*) over ()::int as total
  from candidate left join article on article.id = candidate.article_id left join post on post.id = candidate.post_id
  where (article.status = 'published' or post.status = 'approved') and candidate.text like all (?::text[])
    and (?::text is null or article.category = ?) and (?::text is null or ? = any(article.tags))
    and (?::int is null or article.author_id = ?) and (?::int is null or post.board_id = ?)
  order by candidate.title like all (?::text[]) desc, coalesce(article.published_at, post.created_at) desc, candidate.id desc
  limit ? offset ?`

export function valuesFor({ terms, phrases, words }: Question, asked: Asked): unknown[] {
  const { kind = null, category = null, tag = null, author = null, board = null, page, limit } = asked
  const filters = [category, category, tag, tag, author, author, board, board]
  const looked = [arrayOf(terms), kind, kind, arrayOf(phrases.map(like))]
  return [...looked, ...filters, arrayOf(words.map(like)), limit, (page - 1) * limit]
}

/** A page of what answers a question, what says it in its title first, and how much there is. */
export async function findHits(
  em: EntityManager,
  question: Question,
  asked: Asked,
): Promise<{ hits: Hit[]; total: number }> {
  const rows = await em.execute<(Hit & { total: number })[]>(statement, valuesFor(question, asked))
  if (rows.length > 0 || asked.page === 1)
    return { hits: rows.map(({ kind, id }) => ({ kind, id })), total: rows[0]?.total ?? 0 }
  // Past the end there is no row to tell the total.
  const first = await em.execute<{ total: number }[]>(statement, valuesFor(question, { ...asked, page: 1, limit: 1 }))
  return { hits: [], total: first[0]?.total ?? 0 }
}

const like = (text: string) => `%${text.replace(/[\\%_]/gu, '\\$&')}%`

// An array in PostgreSQL's own notation.
const arrayOf = (texts: readonly string[]) => `{${texts.map(text => `"${text.replace(/["\\]/gu, '\\$&')}"`).join(',')}}`

/** The entry of an article or a post, where it has one. */
export const entryOf = (em: EntityManager, of: { article: Article } | { post: Post }): Promise<SearchEntry | null> =>
  em.findOne(SearchEntry, 'article' in of ? { article: of.article.id } : { post: of.post.id }, {
    populate: ['text', 'terms'],
  })
