import type { SearchFilter } from '../rpc/search-index-contract.ts'
import {
  allConditions,
  candidateTexts,
  countAmongNewest,
  matchCondition,
  textArray,
  timeConditions,
  joinFragments,
  containsPattern,
  kindConditions,
  fragment,
  prefixQuery,
  textConditions,
  type SqlFragment,
} from './index-conditions.ts'
import { searchLimits } from './search.schema.ts'
import type { Question } from './search-terms.ts'

export interface PagedFilter extends SearchFilter {
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
const inAll = (question: Question, asked: PagedFilter): SqlFragment =>
  joinFragments(' ', [
    fragment(`select ${columns} from search_entry where`),
    allConditions([matchCondition(question, asked), ...kindConditions(asked), ...timeConditions(asked)]),
    fragment(`order by at + interval '0' desc, id desc limit ${searchLimits.candidates}`),
  ])

// For very common words the index would return most entries before the newest are known. So the newest entries are scanned first, and all entries
// only if too few of these match.
const inNewest = (question: Question, asked: PagedFilter, isCommon: string): SqlFragment =>
  joinFragments(' ', [
    fragment(`near as materialized (select ${columns} from (select * from search_entry where`),
    allConditions([fragment(isCommon), ...timeConditions(asked)]),
    fragment(`order by at desc, id desc limit ${searchLimits.near}) as newest where`),
    allConditions([matchCondition(question, asked), ...kindConditions(asked)]),
    fragment(`order by at desc, id desc limit ${searchLimits.candidates}),
      enough as materialized (select count(*) >= ${searchLimits.candidates} as near from near),
      candidate as (select * from near where (select near from enough) union all (select ${columns} from search_entry
        where not (select near from enough) and`),
    allConditions([matchCondition(question, asked), ...kindConditions(asked), ...timeConditions(asked)]),
    fragment(`order by at + interval '0' desc, id desc limit ${searchLimits.candidates}))`),
  ])

/** SQL condition: the entry is public and contains the phrases of the question. */
function isShown({ phrases }: Question, asked: PagedFilter): SqlFragment {
  const { prefer, category, tag } = asked
  const standing = textArray(phrases.map(containsPattern))
  return allConditions([
    ...textConditions(asked),
    ...(phrases.length === 0 ? [] : [fragment('candidate.text like all (?::text[])', standing)]),
    ...(prefer === undefined
      ? []
      : [
          fragment(
            `(article.has_translation is not true or article.language = ? or not exists (
              select from candidate as other where other.article_id = article.translation_id and other.text like all (?::text[])))`,
            prefer,
            standing,
          ),
        ]),
    ...(category === undefined ? [] : [fragment('article.category = ?', category)]),
    ...(tag === undefined ? [] : [fragment('? = any(article.tags)', tag)]),
  ])
}

/** SQL order: entries with the words in their title, then those with the words, then those that only match by sound; newest first within each. */
function rankOrder({ words, spelled, terms }: Question): SqlFragment {
  const inTitle = fragment('candidate.title like all (?::text[]) desc', textArray(words.map(containsPattern)))
  if (spelled.length === 0) return inTitle
  const all = textArray([...terms, ...spelled.map(({ term }) => term)])
  const sounds = spelled.map(({ sound }) => prefixQuery(sound)).join(' & ')
  return joinFragments(', ', [
    inTitle,
    fragment('candidate.terms @> ?::text[] desc', all),
    // For a name that a sound stands for, matches in titles come before matches in texts.
    ...(spelled.every(({ name }) => name.length === 0)
      ? []
      : [fragment('array_to_tsvector(candidate.sounds) @@ ?::tsquery desc', sounds)]),
  ])
}

const sampled = '(select is_common from sampled)'

function candidates(question: Question, asked: PagedFilter, known: Commonness | undefined): SqlFragment[] {
  if (known === 'rare') return [fragment('candidate as ('), inAll(question, asked), fragment(')')]
  if (known === 'common') return [inNewest(question, asked, 'true')]
  return [
    fragment(`sampled as materialized (select hits * 5 >= ${searchLimits.sample} as is_common from (`),
    countAmongNewest(matchCondition(question, asked), allConditions(timeConditions(asked))),
    fragment(') as looked),'),
    inNewest(question, asked, sampled),
  ]
}

/** Returns the statement for a page of results, with the total and the estimate. */
export const pageStatement = (question: Question, asked: PagedFilter, known: Commonness | undefined): SqlFragment =>
  joinFragments(' ', [
    fragment('with'),
    ...candidates(question, asked, known),
    fragment(`select ${known === undefined ? sampled : String(known === 'common')} as is_common, case when candidate.post_id is null then 'article' else 'post' end as kind,
      coalesce(candidate.post_id, candidate.article_id) as id, count(*) over ()::int as total
      ${candidateTexts} where`),
    isShown(question, asked),
    fragment('order by'),
    rankOrder(question),
    fragment(', candidate.at desc, candidate.id desc limit ? offset ?', asked.limit, (asked.page - 1) * asked.limit),
  ])
