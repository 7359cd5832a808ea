import type { SearchFilter } from '../rpc/search-index.ts'
import { allOf, answers, arrayOf, during, join, like, looked, piece, prefix, type Piece } from './entry-conditions.ts'
import { searchLimits } from './search.schema.ts'
import type { Question } from './terms.ts'

export interface Asked extends SearchFilter {
  page: number
  limit: number
}

/**
 * Rare words are searched in all entries, very common ones among the newest entries first. Both return the same results. Without a known
 * estimate the statement makes it first.
 */
export type Commonness = 'rare' | 'common'

const columns = 'id, article_id, post_id, title, text, terms, sounds, at'

/**
 * The indexes find the entries that have all terms; only the newest of them are read, and their texts only to check a phrase. The addition in `order
 * by` keeps the planner from scanning all entries in their order instead.
 */
const inAll = (question: Question, asked: Asked): Piece =>
  join(' ', [
    piece(`select ${columns} from search_entry where`),
    allOf([answers(question, asked), ...looked(asked), ...during(asked)]),
    piece(`order by at + interval '0' desc, id desc limit ${searchLimits.candidates}`),
  ])

// For very common words the index would return most entries before the newest are known. So the newest entries are scanned first, and all entries
// only if too few of these match.
const inNewest = (question: Question, asked: Asked, isCommon: string): Piece =>
  join(' ', [
    piece(`near as materialized (select ${columns} from (select * from search_entry where`),
    allOf([piece(isCommon), ...during(asked)]),
    piece(`order by at desc, id desc limit ${searchLimits.near}) as newest where`),
    allOf([answers(question, asked), ...looked(asked)]),
    piece(`order by at desc, id desc limit ${searchLimits.candidates}),
      enough as materialized (select count(*) >= ${searchLimits.candidates} as near from near),
      candidate as (select * from near where (select near from enough) union all (select ${columns} from search_entry
        where not (select near from enough) and`),
    allOf([answers(question, asked), ...looked(asked), ...during(asked)]),
    piece(`order by at + interval '0' desc, id desc limit ${searchLimits.candidates}))`),
  ])

/** SQL condition: the entry is public and contains the phrases of the question. */
function isShown({ phrases }: Question, asked: Asked): Piece {
  const { prefer, category, tag, author, board } = asked
  const standing = arrayOf(phrases.map(like))
  return allOf([
    piece(`(article.status = 'published' or post.status = 'approved')`),
    ...(phrases.length === 0 ? [] : [piece('candidate.text like all (?::text[])', standing)]),
    ...(prefer === undefined
      ? []
      : [
          piece(
            `(article.has_translation is not true or article.language = ? or not exists (
              select from candidate as other where other.article_id = article.translation_id and other.text like all (?::text[])))`,
            prefer,
            standing,
          ),
        ]),
    ...(category === undefined ? [] : [piece('article.category = ?', category)]),
    ...(tag === undefined ? [] : [piece('? = any(article.tags)', tag)]),
    ...(author === undefined
      ? []
      : [piece('(article.author_id = ? or (post.author_id = ? and not post.is_anonymous))', author, author)]),
    ...(board === undefined ? [] : [piece('post.board_id = ?', board)]),
  ])
}

/** SQL order: entries with the words in their title, then those with the words, then those that only match by sound; newest first within each. */
function ranks({ words, spelled, terms }: Question): Piece {
  const inTitle = piece('candidate.title like all (?::text[]) desc', arrayOf(words.map(like)))
  if (spelled.length === 0) return inTitle
  const all = arrayOf([...terms, ...spelled.map(({ term }) => term)])
  const sounds = spelled.map(({ sound }) => prefix(sound)).join(' & ')
  return join(', ', [
    inTitle,
    piece('candidate.terms @> ?::text[] desc', all),
    // For a name that a sound stands for, matches in titles come before matches in texts.
    ...(spelled.every(({ name }) => name.length === 0)
      ? []
      : [piece('array_to_tsvector(candidate.sounds) @@ ?::tsquery desc', sounds)]),
  ])
}

const sampled = '(select is_common from sampled)'

function candidates(question: Question, asked: Asked, known: Commonness | undefined): Piece[] {
  if (known === 'rare') return [piece('candidate as ('), inAll(question, asked), piece(')')]
  if (known === 'common') return [inNewest(question, asked, 'true')]
  return [
    piece(`sampled as materialized (select hits * 5 >= ${searchLimits.sample} as is_common from (`),
    look(question, asked),
    piece(') as looked),'),
    inNewest(question, asked, sampled),
  ]
}

/** Returns the statement for a page of results, with the total and the estimate. */
export const statementFor = (question: Question, asked: Asked, known: Commonness | undefined): Piece =>
  join(' ', [
    piece('with'),
    ...candidates(question, asked, known),
    piece(`select ${known === undefined ? sampled : String(known === 'common')} as is_common, case when candidate.post_id is null then 'article' else 'post' end as kind,
      coalesce(candidate.post_id, candidate.article_id) as id, count(*) over ()::int as total
      from candidate left join article on article.id = candidate.article_id left join post on post.id = candidate.post_id where`),
    isShown(question, asked),
    piece('order by'),
    ranks(question),
    piece(', candidate.at desc, candidate.id desc limit ? offset ?', asked.limit, (asked.page - 1) * asked.limit),
  ])

/**
 * Returns the statement that counts matches among the newest entries. If there are few entries it returns 0, because then a search by index is as
 * fast.
 */
const look = (question: Question, asked: SearchFilter): Piece =>
  join(' ', [
    piece(`select case when (select reltuples from pg_class where oid = 'search_entry'::regclass) > ${searchLimits.many}
      then (select count(*) from (select terms, sounds from search_entry where`),
    allOf(during(asked)),
    piece(`order by at desc, id desc limit ${searchLimits.sample}) as newest where`),
    answers(question, asked),
    piece(') else 0 end::int as hits'),
  ])
