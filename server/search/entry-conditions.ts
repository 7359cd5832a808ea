import type { SearchFilter } from '../rpc/search-index.ts'
import { authorTerm, boardTerm, type Question, type SpelledWord } from './terms.ts'

/** A part of an SQL statement, with the values of its placeholders. */
export interface Piece {
  text: string
  values: readonly unknown[]
}

export const piece = (text: string, ...values: readonly unknown[]): Piece => ({ text, values })

export const join = (between: string, pieces: readonly Piece[]): Piece =>
  piece(pieces.map(({ text }) => text).join(between), ...pieces.flatMap(({ values }) => values))

export const allOf = (pieces: readonly Piece[]): Piece => (pieces.length === 0 ? piece('true') : join(' and ', pieces))

// Returns an array in the notation of PostgreSQL.
export const arrayOf = (texts: readonly string[]) =>
  `{${texts.map(text => `"${text.replace(/["\\]/gu, '\\$&')}"`).join(',')}}`

export const like = (text: string) => `%${text.replace(/[\\%_]/gu, '\\$&')}%`

export const prefix = (sound: string) => `'${sound}':*`

const meant = ({ term, sound, name }: SpelledWord): Piece =>
  join('', [
    piece('(terms @> ?::text[] or array_to_tsvector(sounds) @@ ?::tsquery', arrayOf([term]), prefix(sound)),
    ...(name.length === 0 ? [] : [piece(' or terms @> ?::text[]', arrayOf(name))]),
    piece(')'),
  ])

/** Returns the SQL condition for entries that match the words of a question, by the indexes of words and sounds. */
export function answers({ terms, spelled }: Question, { board, author }: SearchFilter): Piece {
  const all = [
    ...terms,
    ...(board === undefined ? [] : [boardTerm(board)]),
    ...(author === undefined ? [] : [authorTerm(author)]),
  ]
  return allOf([...(all.length === 0 ? [] : [piece('terms @> ?::text[]', arrayOf(all))]), ...spelled.map(meant)])
}

/** Returns the SQL conditions for the kind and language of entries. Their visibility is checked later. */
export const looked = ({ kind, language }: SearchFilter): Piece[] => [
  ...(kind === undefined ? [] : [piece(kind === 'post' ? 'post_id is not null' : 'article_id is not null')]),
  ...(language === undefined ? [] : [piece('language = ?', language)]),
]

export const during = ({ since, before }: SearchFilter): Piece[] => [
  ...(since === undefined ? [] : [piece('at >= ?', since)]),
  ...(before === undefined ? [] : [piece('at < ?', before)]),
]
