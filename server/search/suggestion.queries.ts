import type { EntityManager } from '@mikro-orm/postgresql'
import type { HalfAsked, SuggestedText } from '../rpc/search-index.ts'
import { allOf, arrayOf, join, like, piece, type Piece } from './entry-conditions.ts'
import type { HalfTyped } from './typed-prefix.ts'
import type { ReadRows } from './search.queries.ts'
import { searchLimits } from './search.schema.ts'
import { authorTerm, boardTerm } from './terms.ts'

const { suggestions, suggestable, near, sample, many } = searchLimits

type Within = Pick<HalfAsked, 'author' | 'board' | 'prefer'>

function fits({ terms, phrases, beginnings }: HalfTyped, { author, board }: Within): Piece {
  const all = [
    ...terms,
    ...(board === undefined ? [] : [boardTerm(board)]),
    ...(author === undefined ? [] : [authorTerm(author)]),
  ]
  return allOf([
    ...(all.length === 0 ? [] : [piece('terms @> ?::text[]', arrayOf(all))]),
    ...(phrases.length === 0 ? [] : [piece('title like all (?::text[])', arrayOf(phrases.map(like)))]),
    ...(beginnings.length === 0 ? [] : [piece('array_to_tsvector(sounds) @@ ?::tsquery', beginnings.join(' & '))]),
  ])
}

const columns = 'id, article_id, post_id, at'

// If one of a hundred titles matches, enough matches are among the newest; otherwise the index finds them.
const amongNewest = (fitting: Piece): Piece =>
  join(' ', [
    piece(
      `select ${columns} from (select * from search_entry order by at desc, id desc limit ${near}) as newest where`,
    ),
    fitting,
    piece(`order by at desc, id desc limit ${suggestable}`),
  ])

const amongAll = (fitting: Piece): Piece =>
  join(' ', [
    piece(`select ${columns} from search_entry where`),
    fitting,
    piece(`order by at + interval '0' desc, id desc limit ${suggestable}`),
  ])

export const suggestionStatement = (typed: HalfTyped, within: Within, isCommon: boolean): Piece => {
  const { author, board, prefer } = within
  const fitting = fits(typed, within)
  return join(' ', [
    piece('with candidate as ('),
    isCommon ? amongNewest(fitting) : amongAll(fitting),
    piece(`) select case when candidate.post_id is null then 'article' else 'post' end as kind,
      coalesce(post.id, article.id) as id, coalesce(post.title, article.title) as title, coalesce(post.language, article.language) as language
      from candidate left join article on article.id = candidate.article_id left join post on post.id = candidate.post_id
      where (article.status = 'published' or post.status = 'approved') and`),
    allOf([
      ...(author === undefined
        ? []
        : [piece('(article.author_id = ? or (post.author_id = ? and not post.is_anonymous))', author, author)]),
      ...(board === undefined ? [] : [piece('post.board_id = ?', board)]),
    ]),
    piece(
      `order by coalesce(post.language, article.language) = ? desc, candidate.at desc, candidate.id desc limit ${suggestions}`,
      prefer,
    ),
  ])
}

async function isCommon(rowsOf: ReadRows, typed: HalfTyped, within: Within): Promise<boolean> {
  const [row] = await rowsOf<{ hits: number }>(
    join(' ', [
      piece(`select case when (select reltuples from pg_class where oid = 'search_entry'::regclass) > ${many}
        then (select count(*) from (select title, terms, sounds from search_entry order by at desc, id desc limit ${sample}) as newest where`),
      fits(typed, within),
      piece(') else 0 end::int as hits'),
    ]),
  )
  return (row?.hits ?? 0) * 100 >= sample
}

/** Returns public titles that match the text typed so far: those in the viewer's language first, newest first. */
export const suggestedTexts = async (rowsOf: ReadRows, typed: HalfTyped, within: Within): Promise<SuggestedText[]> =>
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
  em.execute<Named[]>(begins, [`${beginning.toLowerCase().replaceAll('_', '\\_')}%`, arrayOf(visibility), limit])
