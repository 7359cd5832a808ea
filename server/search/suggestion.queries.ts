import type { EntityManager } from '@mikro-orm/postgresql'
import type { SuggestionQuery, SuggestedText } from '../rpc/search-index.ts'
import {
  allConditions,
  textArray,
  joinFragments,
  containsPattern,
  fragment,
  type SqlFragment,
} from './entry-conditions.ts'
import type { TypedPrefix } from './typed-prefix.ts'
import type { ReadRows } from './search.queries.ts'
import { searchLimits } from './search.schema.ts'
import { authorTerm, boardTerm } from './search-terms.ts'

const { suggestions, suggestable, near, sample, many } = searchLimits

type SearchScope = Pick<SuggestionQuery, 'author' | 'board' | 'prefer'>

function prefixCondition({ terms, phrases, beginnings }: TypedPrefix, { author, board }: SearchScope): SqlFragment {
  const all = [
    ...terms,
    ...(board === undefined ? [] : [boardTerm(board)]),
    ...(author === undefined ? [] : [authorTerm(author)]),
  ]
  return allConditions([
    ...(all.length === 0 ? [] : [fragment('terms @> ?::text[]', textArray(all))]),
    ...(phrases.length === 0 ? [] : [fragment('title like all (?::text[])', textArray(phrases.map(containsPattern)))]),
    ...(beginnings.length === 0 ? [] : [fragment('array_to_tsvector(sounds) @@ ?::tsquery', beginnings.join(' & '))]),
  ])
}

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
  const { author, board, prefer } = within
  const fitting = prefixCondition(typed, within)
  return joinFragments(' ', [
    fragment('with candidate as ('),
    isCommon ? amongNewest(fitting) : amongAll(fitting),
    fragment(`) select case when candidate.post_id is null then 'article' else 'post' end as kind,
      coalesce(post.id, article.id) as id, coalesce(post.title, article.title) as title, coalesce(post.language, article.language) as language
      from candidate left join article on article.id = candidate.article_id left join post on post.id = candidate.post_id
      where (article.status = 'published' or post.status = 'approved') and`),
    allConditions([
      ...(author === undefined
        ? []
        : [fragment('(article.author_id = ? or (post.author_id = ? and not post.is_anonymous))', author, author)]),
      ...(board === undefined ? [] : [fragment('post.board_id = ?', board)]),
    ]),
    fragment(
      `order by coalesce(post.language, article.language) = ? desc, candidate.at desc, candidate.id desc limit ${suggestions}`,
      prefer,
    ),
  ])
}

async function isCommon(rowsOf: ReadRows, typed: TypedPrefix, within: SearchScope): Promise<boolean> {
  const [row] = await rowsOf<{ hits: number }>(
    joinFragments(' ', [
      fragment(`select case when (select reltuples from pg_class where oid = 'search_entry'::regclass) > ${many}
        then (select count(*) from (select title, terms, sounds from search_entry order by at desc, id desc limit ${sample}) as newest where`),
      prefixCondition(typed, within),
      fragment(') else 0 end::int as hits'),
    ]),
  )
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
