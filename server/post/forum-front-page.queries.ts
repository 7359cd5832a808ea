import { raw, type EntityManager } from '@mikro-orm/postgresql'
import { shownBoards } from '../board/board.queries.ts'
import { CachedRead, sizeOfRows, tagsOfMembers, type ReadConnection } from '../rpc/cached-read.ts'
import { offsetOf, type Page } from '../rpc/query-options.ts'
import type { Context } from '../rpc/context.ts'
import type { WrittenLanguage } from '../markdown/markdown.schema.ts'
import { Post } from './post.entity.ts'

interface AskedFrontPage extends Page {
  language?: WrittenLanguage | undefined
  /** How many of the hottest posts. */
  hot: number
}

interface Front {
  latest: readonly Post[]
  hot: readonly Post[]
}

interface FrontOfForum extends Front {
  /** The number of approved posts. */
  total: number
}

const kept = new CachedRead<Front>()

/** The front page of the forum as everybody sees it. The rows are cached and shared. */
export async function shownFront(
  asking: Pick<Context, 'site' | 'viewer' | 'cacheTags'>,
  asked: AskedFrontPage,
): Promise<FrontOfForum> {
  const { language, page, limit, hot } = asked
  const [front, boards] = await Promise.all([
    kept.read(asking, [language, page, limit, hot].join(' '), async (em, connection) => {
      const value = await findFront(em, asked, connection)
      const posts = [...value.latest, ...value.hot]
      return {
        value,
        tags: ['post', 'board', ...tagsOfMembers(posts.map(({ author }) => author))],
        size: sizeOfRows(
          posts.length,
          posts.map(({ beginning }) => beginning),
        ),
      }
    }),
    shownBoards(asking),
  ])
  return { ...front, total: boards.reduce((sum, board) => sum + board.postsIn(language), 0) }
}

// Ids increase with the time of creation.
const byAge = (one: Post, other: Post) => other.id - one.id
const byHeat = (one: Post, other: Post) => Number(other.hotRank) - Number(one.hotRank) || byAge(one, other)
const pinnedFirst = (order: typeof byAge) => (one: Post, other: Post) =>
  Number(other.isSticky) - Number(one.isSticky) || order(one, other)

/** Reads both lists in one statement: each list takes its ids from its own index. */
async function findFront(em: EntityManager, asked: AskedFrontPage, connection: ReadConnection): Promise<Front> {
  const { language, page, limit } = asked
  // Other pages than the first show only the newest.
  const hot = page === 1 ? asked.hot : 0
  const approved = `status = 'approved'${language === undefined ? '' : ` and language = '${language}'`}`
  const ids = (order: string) =>
    `(select id from post where ${approved} order by is_sticky desc, ${order} limit ? offset ?)`
  const both = `select id from ${ids('id desc')} as latest union select id from ${ids('hot_rank desc, id desc')} as hot`
  const isListed = raw(alias => `${alias}.id in (${both})`, [limit, offsetOf(asked), hot, 0])
  const posts = await em.find(Post, { [isListed]: [] }, { populate: ['author', 'board', 'beginning'], ...connection })
  return {
    latest: posts.toSorted(pinnedFirst(byAge)).slice(0, limit),
    hot: posts.toSorted(pinnedFirst(byHeat)).slice(0, hot),
  }
}
