import type { SearchFilter } from '../rpc/search-index.ts'
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

/** Returns the SQL condition for entries that match the words of a question, by the indexes of words and sounds. */
export function matchCondition({ terms, spelled }: Question, { board, author }: SearchFilter): SqlFragment {
  const all = [
    ...terms,
    ...(board === undefined ? [] : [boardTerm(board)]),
    ...(author === undefined ? [] : [authorTerm(author)]),
  ]
  return allConditions([
    ...(all.length === 0 ? [] : [fragment('terms @> ?::text[]', textArray(all))]),
    ...spelled.map(wordCondition),
  ])
}

/** Returns the SQL conditions for the kind and language of entries. Their visibility is checked later. */
export const kindConditions = ({ kind, language }: SearchFilter): SqlFragment[] => [
  ...(kind === undefined ? [] : [fragment(kind === 'post' ? 'post_id is not null' : 'article_id is not null')]),
  ...(language === undefined ? [] : [fragment('language = ?', language)]),
]

export const timeConditions = ({ since, before }: SearchFilter): SqlFragment[] => [
  ...(since === undefined ? [] : [fragment('at >= ?', since)]),
  ...(before === undefined ? [] : [fragment('at < ?', before)]),
]
