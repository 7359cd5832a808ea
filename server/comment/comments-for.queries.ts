import type { EntityManager } from '@mikro-orm/postgresql'
import { CachedRead, sizeOfRows, tagsOfMembers } from '../rpc/cached-read.ts'
import type { Context } from '../rpc/context.ts'
import type { Page } from '../rpc/page.queries.ts'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import { shownArticle } from '../article/article.queries.ts'
import { guest, isSignedIn, may, type Viewer } from '../kernel/viewer.ts'
import { likedAmong } from '../like/like.queries.ts'
import type { Comment } from './comment.entity.ts'
import { repliesOf, threadsOf, type Replies } from './comment.queries.ts'
import { commentLimits } from './comment.schema.ts'

interface Asking {
  em: EntityManager
  site: Context['site']
  viewer: Viewer
}

interface Asked extends Page {
  articleId: number
  status?: ReviewStatus | undefined
}

interface Listed {
  threads: Comment[]
  /** The first answers of each, by its id. */
  answers: ReadonlyMap<number, Replies>
  total: number
}

interface Found extends Listed {
  /** Which of all these the viewer likes. */
  liked: ReadonlySet<number>
}

/**
 * A page of an article's threads for this viewer, newest first, and how many there are. Most readers of a published article see what everybody
 * sees: those rows are shared. Who reviews, or has a comment of their own there that waits or was rejected, is shown more and asks the database.
 */
export async function commentsFor({ em, site, viewer }: Asking, asked: Asked): Promise<Found> {
  if (!may(viewer, 'review') && (await shownArticle({ site, viewer }, asked.articleId))) {
    const shared = await sharedComments({ em, site, viewer }, asked)
    const own = isSignedIn(viewer) ? await ownAmong(em, viewer.id, asked.articleId, shared) : nothing
    if (!own.isHidden) return { ...shared, liked: own.liked }
  }
  const listed = await commentsSeenBy(em, viewer, asked)
  return { ...listed, liked: await likedAmong(em, viewer, 'comment', allIn(listed)) }
}

async function commentsSeenBy(em: EntityManager, viewer: Viewer, asked: Asked): Promise<Listed> {
  const [threads, total] = await threadsOf(em, viewer, asked)
  const ids = threads.map(({ id }) => id)
  return { threads, answers: await repliesOf(em, viewer, ids, commentLimits.replies), total }
}

const allIn = ({ threads, answers }: Listed): Comment[] => [
  ...threads,
  ...[...answers.values()].flatMap(({ replies }) => replies),
]

const keptPages = new CachedRead<Listed>()

/** What everybody sees of an article's comments: rows that many share. */
function sharedComments(asking: Asking, { articleId, page, limit }: Asked): Promise<Listed> {
  return keptPages.read(asking, [articleId, page, limit].join(' '), async em => {
    const value = await commentsSeenBy(em, guest, { articleId, page, limit })
    const comments = allIn(value)
    return {
      value,
      tags: [`article:${articleId}`, `comment@${articleId}`, ...tagsOfMembers(comments.map(({ author }) => author))],
      size: sizeOfRows(
        2 * comments.length,
        comments.map(({ content }) => content),
      ),
    }
  })
}

interface Own {
  /** They have a comment there that others do not see. */
  isHidden: boolean
  liked: ReadonlySet<number>
}

const nothing: Own = { isHidden: false, liked: new Set() }

const own = `
  select exists (select from comment where article_id = ? and author_id = ? and status <> 'approved') as "isHidden",
    array(
      select target_id from "like"
      where target_type = 'comment' and member_id = ? and target_id = any(string_to_array(?, ',')::int[])
    ) as liked`

// The rows that many share count likes a little late: whether the member likes one is asked whatever they count.
async function ownAmong(em: EntityManager, memberId: number, articleId: number, listed: Listed): Promise<Own> {
  const ids = allIn(listed).map(({ id }) => id)
  const [row] = await em.execute<{ isHidden: boolean; liked: number[] }[]>(own, [
    articleId,
    memberId,
    memberId,
    ids.join(','),
  ])
  return row === undefined ? nothing : { isHidden: row.isHidden, liked: new Set(row.liked) }
}
