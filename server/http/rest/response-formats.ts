import { z } from 'zod'
import { boardCard, boardList } from '../../board/board.schema.ts'
import { reviewStatus } from '../../kernel/primitives.schema.ts'
import { fullPost, listedPost, postCard, postList, type PostCard } from '../../post/post.schema.ts'
import { answerList, ownReply, ownReplyList, replyCard, replyList, type ReplyCard } from '../../reply/reply.schema.ts'

/** A response format for existing clients, if it differs from the procedure's output (docs/api.md#forum). */
interface ResponseFormat {
  schema: z.ZodType
  of: (result: unknown) => unknown
}

const formatted = <Result, Wire>(from: z.ZodType<Result>, schema: z.ZodType<Wire>, say: (result: Result) => Wire) =>
  ({ schema, of: result => say(from.parse(result)) }) satisfies ResponseFormat

// The status of a locked, approved post is `locked` too.
const postStatus = z.enum([...reviewStatus.options, 'locked'])
const onForum = { forumId: z.int(), forum: postCard.shape.board, status: postStatus }
const wirePost = postCard.omit({ boardId: true, board: true }).extend(onForum)
const wireListedPost = listedPost.omit({ boardId: true, board: true }).extend(onForum)
const wireFullPost = fullPost.omit({ boardId: true, board: true }).extend(onForum)

function toWirePost<Post extends PostCard>({ boardId, board, ...post }: Post) {
  const status = post.isLocked && post.status === 'approved' ? ('locked' as const) : post.status
  return { ...post, forumId: boardId, forum: board, status }
}

// Replies are flat, so the fields in which clients look for nested replies are empty.
const flat = {
  children: z.array(z.never()),
  childReplies: z.array(z.never()),
}
const wireReply = replyCard.extend(flat)
const wireOwnReply = ownReply.extend(flat)

const toWireReply = <Reply extends ReplyCard>(reply: Reply) => ({ ...reply, children: [], childReplies: [] })

export const responseFormats = {
  forums: formatted(boardList, z.object({ forums: z.array(boardCard) }), ({ boards }) => ({ forums: boards })),
  post: formatted(postCard, z.object({ post: wirePost }), post => ({ post: toWirePost(post) })),
  fullPost: formatted(fullPost, z.object({ post: wireFullPost }), post => ({ post: toWirePost(post) })),
  posts: formatted(postList, postList.extend({ posts: z.array(wireListedPost) }), list => ({
    ...list,
    posts: list.posts.map(post => toWirePost(post)),
  })),
  reply: formatted(replyCard, z.object({ reply: wireReply }), reply => ({ reply: toWireReply(reply) })),
  replies: formatted(
    replyList,
    replyList.omit({ removedFloors: true }).extend({ replies: z.array(wireReply) }),
    ({ removedFloors: _, ...list }) => ({ ...list, replies: list.replies.map(reply => toWireReply(reply)) }),
  ),
  answers: formatted(answerList, answerList.extend({ to: wireReply, replies: z.array(wireReply) }), list => ({
    ...list,
    to: toWireReply(list.to),
    replies: list.replies.map(reply => toWireReply(reply)),
  })),
  ownReplies: formatted(ownReplyList, ownReplyList.extend({ replies: z.array(wireOwnReply) }), list => ({
    ...list,
    replies: list.replies.map(reply => toWireReply(reply)),
  })),
} as const satisfies Record<string, ResponseFormat>

export type ResponseFormatName = keyof typeof responseFormats
