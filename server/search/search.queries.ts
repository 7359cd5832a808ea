import type { EntityManager } from '@mikro-orm/postgresql'
import type { Article } from '../article/article.entity.ts'
import type { Post } from '../post/post.entity.ts'
import type { Hit, SearchFilter } from '../rpc/text-index.ts'
import { SearchEntry } from './search.entity.ts'
import { searchLimits } from './search.schema.ts'
import type { Question } from './terms.ts'

interface Asked extends SearchFilter {
  page: number
  limit: number
}

const entry = `
  select id, article_id, post_id, title, text from search_entry
  where terms @> ?::text[] and (?::text is null or language = ?) and (?::text is null or ? = case when post_id is null then 'article' else 'post' end)`

/**
 * The index alone tells which entries have all terms; the newest of them are looked at, and only where a phrase must stand whole their
 * texts. `+ 0` keeps the planner from walking through all entries in their order instead.
 */
const ofAll = `candidate as (${entry} order by id + 0 desc limit ${searchLimits.candidates})`

// Of words that very many entries have, the index names them all before the newest are known: the newest are gone through instead, and
// all only where too few of these have them.
const ofNewest = `
  near as materialized (
    ${entry} and id > (select max(id) from search_entry) - ${searchLimits.near} order by id desc limit ${searchLimits.candidates}
  ),
  enough as materialized (select count(*) >= ${searchLimits.candidates} as near from near),
  candidate as (
    select * from near where (select near from enough)
    union all (select * from (${entry}) as each where not (select near from enough) order by id + 0 desc limit ${searchLimits.candidates})
  )`

const statementOver = (candidates: string) => `
  with ${candidates}
  select case when candidate.post_id is null then 'article' else 'post' end as kind,
    coalesce(candidate.post_id, candidate.article_id) as id, count(*) over ()::int as total
  from candidate left join article on article.id = candidate.article_id left join post on post.id = candidate.post_id
  where (article.status = 'published' or post.status = 'approved') and candidate.text like all (?::text[])
    and (?::text is null or article.has_translation is not true or article.language = ? or not exists (
      select from candidate as other where other.article_id = article.translation_id and other.text like all (?::text[])
    ))
    and (?::text is null or article.category = ?) and (?::text is null or ? = any(article.tags))
    and (?::int is null or article.author_id = ?) and (?::int is null or post.board_id = ?)
  order by candidate.title like all (?::text[]) desc, coalesce(article.published_at, post.created_at) desc, candidate.id desc
  limit ? offset ?`

/** For words that few entries have, and for words that very many have; both give the same. */
export const statements = { rare: statementOver(ofAll), common: statementOver(ofNewest) } as const
type Commonness = keyof typeof statements

export function valuesFor({ terms, phrases, words }: Question, asked: Asked, common: Commonness = 'rare'): unknown[] {
  const {
    kind = null,
    language = null,
    prefer = null,
    category = null,
    tag = null,
    author = null,
    board = null,
    page,
    limit,
  } = asked
  const each = [arrayOf(terms), language, language, kind, kind]
  const standing = arrayOf(phrases.map(like))
  const filters = [prefer, prefer, standing, category, category, tag, tag, author, author, board, board]
  const looked = common === 'common' ? [...each, ...each] : each
  return [...looked, standing, ...filters, arrayOf(words.map(like)), limit, (page - 1) * limit]
}

// Of few entries the index names all as quickly as a look at the newest would take.
const look = `
  select case when (select reltuples from pg_class where oid = 'search_entry'::regclass) > ${searchLimits.many} then (
    select count(*) from (select terms from search_entry order by id desc limit ${searchLimits.sample}) as newest where terms @> ?::text[]
  ) else 0 end::int as hits`

async function commonnessOf(em: EntityManager, { terms }: Question): Promise<Commonness> {
  const [row] = await em.execute<{ hits: number }[]>(look, [arrayOf(terms)])
  return (row?.hits ?? 0) * 5 >= searchLimits.sample ? 'common' : 'rare'
}

/** A page of what answers a question, what says it in its title first, and how much there is. */
export async function findHits(
  em: EntityManager,
  question: Question,
  asked: Asked,
): Promise<{ hits: Hit[]; total: number }> {
  const common = await commonnessOf(em, question)
  const read = (page: Asked) =>
    em.execute<(Hit & { total: number })[]>(statements[common], valuesFor(question, page, common))
  const rows = await read(asked)
  if (rows.length > 0 || asked.page === 1)
    return { hits: rows.map(({ kind, id }) => ({ kind, id })), total: rows[0]?.total ?? 0 }
  // Past the end there is no row to tell the total.
  const first = await read({ ...asked, page: 1, limit: 1 })
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
