import type { SearchFilter } from '../rpc/search-index-contract.ts'
import { searchLimits } from './search.schema.ts'
import { authorTerm, boardTerm, type Question, type SpelledWord } from './search-terms.ts'

/** A part of an SQL statement, with the values of its placeholders. */
export interface SqlFragment {
  text: string
  values: readonly unknown[]
}

export const fragment = (text: string, ...values: readonly unknown[]): SqlFragment => ({ text, values })

export const joinFragments = (between: string, pieces: readonly SqlFragment[]): SqlFragment =>
  fragment(pieces.map(({ text }) => text).join(between), ...pieces.flatMap(({ values }) => values))

export const allConditions = (pieces: readonly SqlFragment[]): SqlFragment =>
  pieces.length === 0 ? fragment('true') : joinFragments(' and ', pieces)

// Returns an array in the notation of PostgreSQL.
export const textArray = (texts: readonly string[]) =>
  `{${texts.map(text => `"${text.replace(/["\\]/gu, '\\$&')}"`).join(',')}}`

export const containsPattern = (text: string) => `%${text.replace(/[\\%_]/gu, '\\$&')}%`

export const prefixQuery = (sound: string) => `'${sound}':*`

const wordCondition = ({ term, sound, name }: SpelledWord): SqlFragment =>
  joinFragments('', [
    fragment('(terms @> ?::text[] or array_to_tsvector(sounds) @@ ?::tsquery', textArray([term]), prefixQuery(sound)),
    ...(name.length === 0 ? [] : [fragment(' or terms @> ?::text[]', textArray(name))]),
    fragment(')'),
  ])

type Scope = Pick<SearchFilter, 'board' | 'author'>

/** Returns the SQL conditions for entries that have all these terms and are of this board and author. */
export function termConditions(terms: readonly string[], { board, author }: Scope): SqlFragment[] {
  const all = [
    ...terms,
    ...(board === undefined ? [] : [boardTerm(board)]),
    ...(author === undefined ? [] : [authorTerm(author)]),
  ]
  return all.length === 0 ? [] : [fragment('terms @> ?::text[]', textArray(all))]
}

/**
 * Returns the SQL conditions for the texts of candidates: public, and of this board and author. An anonymous post is not found by its author, because
 * that would reveal the author.
 */
export const textConditions = ({ board, author }: Scope): SqlFragment[] => [
  fragment(`(article.status = 'published' or post.status = 'approved')`),
  ...(author === undefined
    ? []
    : [fragment('(article.author_id = ? or (post.author_id = ? and not post.is_anonymous))', author, author)]),
  ...(board === undefined ? [] : [fragment('post.board_id = ?', board)]),
]

/** The candidates with their texts, to which `textConditions` refers. */
export const candidateTexts = `from candidate left join article on article.id = candidate.article_id left join post on post.id = candidate.post_id`

/**
 * Returns the statement that counts matches among the newest entries. If there are few entries it returns 0, because then a search by index is as
 * fast.
 */
export const countAmongNewest = (matching: SqlFragment, within: SqlFragment = fragment('true')): SqlFragment =>
  joinFragments(' ', [
    fragment(`select case when (select reltuples from pg_class where oid = 'search_entry'::regclass) > ${searchLimits.many}
      then (select count(*) from (select title, terms, sounds from search_entry where`),
    within,
    fragment(`order by at desc, id desc limit ${searchLimits.sample}) as newest where`),
    matching,
    fragment(') else 0 end::int as hits'),
  ])

/** Returns the SQL condition for entries that match the words of a question, by the indexes of words and sounds. */
export const matchCondition = ({ terms, spelled }: Question, asked: Scope): SqlFragment =>
  allConditions([...termConditions(terms, asked), ...spelled.map(wordCondition)])

/** Returns the SQL conditions for the kind and language of entries. Their visibility is checked later. */
export const kindConditions = ({ kind, language }: SearchFilter): SqlFragment[] => [
  ...(kind === undefined ? [] : [fragment(kind === 'post' ? 'post_id is not null' : 'article_id is not null')]),
  ...(language === undefined ? [] : [fragment('language = ?', language)]),
]

export const timeConditions = ({ since, before }: SearchFilter): SqlFragment[] => [
  ...(since === undefined ? [] : [fragment('at >= ?', since)]),
  ...(before === undefined ? [] : [fragment('at < ?', before)]),
]
