import type { EntityManager } from '@mikro-orm/postgresql'
import type { SuggestionQuery, SuggestedText } from '../rpc/search-index-contract.ts'
import {
  allConditions,
  candidateTexts,
  textArray,
  joinFragments,
  containsPattern,
  countAmongNewest,
  fragment,
  termConditions,
  textConditions,
  type SqlFragment,
} from './index-conditions.ts'
import type { TypedPrefix } from './typed-prefix.ts'
import type { ReadRows } from './search.queries.ts'
import { searchLimits } from './search.schema.ts'

const { suggestions, suggestable, near, sample } = searchLimits

type SearchScope = Pick<SuggestionQuery, 'author' | 'board' | 'prefer'>

const prefixCondition = ({ terms, phrases, beginnings }: TypedPrefix, within: SearchScope): SqlFragment =>
  allConditions([
    ...termConditions(terms, within),
    ...(phrases.length === 0 ? [] : [fragment('title like all (?::text[])', textArray(phrases.map(containsPattern)))]),
    ...(beginnings.length === 0 ? [] : [fragment('array_to_tsvector(sounds) @@ ?::tsquery', beginnings.join(' & '))]),
  ])

const columns = 'id, article_id, post_id, at'

// If one of a hundred titles matches, enough matches are among the newest; otherwise the index finds them.
const amongNewest = (fitting: SqlFragment): SqlFragment =>
  joinFragments(' ', [
    fragment(
      `select ${columns} from (select * from search_entry order by at desc, id desc limit ${near}) as newest where`,
    ),
    fitting,
    fragment(`order by at desc, id desc limit ${suggestable}`),
  ])

const amongAll = (fitting: SqlFragment): SqlFragment =>
  joinFragments(' ', [
    fragment(`select ${columns} from search_entry where`),
    fitting,
    fragment(`order by at + interval '0' desc, id desc limit ${suggestable}`),
  ])

export const suggestionStatement = (typed: TypedPrefix, within: SearchScope, isCommon: boolean): SqlFragment => {
  const fitting = prefixCondition(typed, within)
  return joinFragments(' ', [
    fragment('with candidate as ('),
    isCommon ? amongNewest(fitting) : amongAll(fitting),
    fragment(`) select case when candidate.post_id is null then 'article' else 'post' end as kind,
      coalesce(post.id, article.id) as id, coalesce(post.title, article.title) as title, coalesce(post.language, article.language) as language
      ${candidateTexts} where`),
    allConditions(textConditions(within)),
    fragment(
      `order by coalesce(post.language, article.language) = ? desc, candidate.at desc, candidate.id desc limit ${suggestions}`,
      within.prefer,
    ),
  ])
}

async function isCommon(rowsOf: ReadRows, typed: TypedPrefix, within: SearchScope): Promise<boolean> {
  const [row] = await rowsOf<{ hits: number }>(countAmongNewest(prefixCondition(typed, within)))
  return (row?.hits ?? 0) * 100 >= sample
}

/** Returns public titles that match the text typed so far: those in the viewer's language first, newest first. */
export const suggestedTexts = async (
  rowsOf: ReadRows,
  typed: TypedPrefix,
  within: SearchScope,
): Promise<SuggestedText[]> =>
  rowsOf<SuggestedText>(suggestionStatement(typed, within, await isCommon(rowsOf, typed, within)))

const begins = `select id, username from member where username_key collate "C" like ? and visibility = any(?::text[])
  order by username_key collate "C" limit ?`

interface Named {
  id: number
  username: string
}

/** Returns members whose names begin so and whose page these viewers may open. */
export const suggestedMembers = (
  em: EntityManager,
  { beginning, visibility, limit }: { beginning: string; visibility: readonly string[]; limit: number },
): Promise<Named[]> =>
  em.execute<Named[]>(begins, [`${beginning.toLowerCase().replaceAll('_', '\\_')}%`, textArray(visibility), limit])
