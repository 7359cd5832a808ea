import type { EntityManager } from '@mikro-orm/postgresql'
import type { Article } from '../article/article.entity.ts'
import { SearchEntry } from './search.entity.ts'
import { searchLimits } from './search.schema.ts'
import type { Question } from './terms.ts'

export interface SearchFilter {
  category?: string | undefined
  tag?: string | undefined
  author?: number | undefined
}

interface Asked extends SearchFilter {
  page: number
  limit: number
}

/**
 * The index alone tells which entries have all terms; the newest of them are looked at, and only where a phrase must stand whole their
 * texts. `+ 0` keeps the planner from walking through all entries in the order of their articles instead.
 */
export const statement = `
  with candidate as (
    select article_id, title, text from search_entry where terms @> ?::text[] order by article_id + 0 desc limit ${searchLimits.candidates}
  )
  select article.id, count(*) over ()::int as total
  from candidate join article on article.id = candidate.article_id
  where article.status = 'published' and candidate.text like all (?::text[])
    and (?::text is null or article.category = ?) and (?::text is null or ? = any(article.tags))
    and (?::int is null or article.author_id = ?)
  order by candidate.title like all (?::text[]) desc, article.published_at desc, article.id desc
  limit ? offset ?`

export function valuesFor({ terms, phrases, words }: Question, asked: Asked): unknown[] {
  const { category = null, tag = null, author = null, page, limit } = asked
  const filters = [category, category, tag, tag, author, author]
  return [arrayOf(terms), arrayOf(phrases.map(like)), ...filters, arrayOf(words.map(like)), limit, (page - 1) * limit]
}

/** The ids of a page of articles that answer a question, those that say it in their title first, and how many there are. */
export async function findIds(
  em: EntityManager,
  question: Question,
  asked: Asked,
): Promise<{ ids: number[]; total: number }> {
  const rows = await em.execute<{ id: number; total: number }[]>(statement, valuesFor(question, asked))
  if (rows.length > 0 || asked.page === 1) return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
  // Past the end there is no row to tell the total.
  const first = await em.execute<{ total: number }[]>(statement, valuesFor(question, { ...asked, page: 1, limit: 1 }))
  return { ids: [], total: first[0]?.total ?? 0 }
}

const like = (text: string) => `%${text.replace(/[\\%_]/gu, '\\$&')}%`

// An array in PostgreSQL's own notation.
const arrayOf = (texts: readonly string[]) => `{${texts.map(text => `"${text.replace(/["\\]/gu, '\\$&')}"`).join(',')}}`

export const entryOf = (em: EntityManager, { id }: Article): Promise<SearchEntry | null> =>
  em.findOne(SearchEntry, { article: id }, { populate: ['text', 'terms'] })
