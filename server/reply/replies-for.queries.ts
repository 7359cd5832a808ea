import type { EntityManager } from '@mikro-orm/postgresql'
import { CachedRead, sizeOfRows, tagsOfMembers } from '../rpc/cached-read.ts'
import type { Context } from '../rpc/context.ts'
import { guest, isSignedIn, may, type Viewer } from '../kernel/viewer.ts'
import { likedAmong } from '../like/like.queries.ts'
import type { Post } from '../post/post.entity.ts'
import type { Reply } from './reply.entity.ts'
import { listReplies, type AskedReplies } from './reply.queries.ts'

interface Asking {
  em: EntityManager
  site: Context['site']
  viewer: Viewer
}

interface Asked extends AskedReplies {
  post: Post
}

interface Found {
  replies: Reply[]
  total: number
  /** Which of them the viewer likes. */
  liked: ReadonlySet<number>
}

/**
 * A page of a post's replies by floor for this viewer, and how many there are. Most readers see what everybody sees: those rows are shared.
 * Who reviews, or has a reply of their own there that waits or was rejected, is shown more and asks the database.
 */
export async function repliesFor({ em, site, viewer }: Asking, { post, ...asked }: Asked): Promise<Found> {
  if (post.status === 'approved' && !may(viewer, 'review')) {
    const [replies, total] = await sharedReplies({ em, site, viewer }, { post, ...asked })
    const own = isSignedIn(viewer) ? await ownAmong(em, viewer.id, post.id, replies) : nothing
    if (!own.isHidden) return { replies, total, liked: own.liked }
  }
  const [replies, total] = await listReplies(em, viewer, { post, ...asked })
  // Nobody likes what has no likes.
  const liked = replies.filter(({ likes }) => likes > 0)
  return { replies, total, liked: await likedAmong(em, viewer, 'reply', liked) }
}

const keptPages = new CachedRead<[Reply[], number]>()

/** What everybody sees of a post's replies: rows that many share. */
function sharedReplies(asking: Asking, { post, ...asked }: Asked): Promise<[Reply[], number]> {
  const { page, limit, sort, withRemoved = false } = asked
  return keptPages.read(asking, [post.id, page, limit, sort, withRemoved].join(' '), async em => {
    const value = await listReplies(em, guest, { post, ...asked })
    const [replies] = value
    return {
      value,
      tags: [
        `post:${post.id}`,
        `reply@${post.id}`,
        ...tagsOfMembers(replies.flatMap(({ author, addressee, parent }) => [author, addressee, parent?.author])),
      ],
      size: sizeOfRows(
        2 * replies.length,
        replies.flatMap(({ content, html }) => [content, html]),
      ),
    }
  })
}

interface Own {
  /** They have a reply there that others do not see. */
  isHidden: boolean
  liked: ReadonlySet<number>
}

const nothing: Own = { isHidden: false, liked: new Set() }

const own = `
  select exists (
      select from reply where post_id = ? and author_id = ? and status <> 'approved' and not is_removed
    ) as "isHidden",
    array(
      select target_id from "like"
      where target_type = 'reply' and member_id = ? and target_id = any(string_to_array(?, ',')::int[])
    ) as liked`

// The rows that many share count likes a little late: whether the member likes one is asked whatever they count.
async function ownAmong(em: EntityManager, memberId: number, postId: number, replies: readonly Reply[]): Promise<Own> {
  const ids = replies.map(({ id }) => id).join(',')
  const [row] = await em.execute<{ isHidden: boolean; liked: number[] }[]>(own, [postId, memberId, memberId, ids])
  return row === undefined ? nothing : { isHidden: row.isHidden, liked: new Set(row.liked) }
}
