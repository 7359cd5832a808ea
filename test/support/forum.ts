import type { z } from 'zod'
import { Board } from '#server/board/board.entity.ts'
import type { Member } from '#server/member/member.entity.ts'
import type { FullPost, writePost } from '#server/post/post.schema.ts'
import type { ReplyCard, writeReply } from '#server/reply/reply.schema.ts'
import type { ReviewConfig } from '#server/setting/review-rules.schema.ts'
import { anAdmin } from './people.ts'
import type { TestSite } from './site.ts'

type WithCallers = Pick<TestSite, 'as'>

let written = 0

/** Creates a board, open by default. */
export async function aBoard(
  { site }: Pick<TestSite, 'site'>,
  traits: { name?: string; nameEn?: string; order?: number; status?: 'active' | 'archived' } = {},
): Promise<Board> {
  const em = site.fork()
  written += 1
  const named = { name: `版块 ${written}`, description: '在这里说说', icon: 'torch' }
  const board = em.create(Board, { ...named, createdAt: site.clock.now(), ...traits })
  em.persist(board)
  await em.flush()
  return board
}

/** Creates a post as this member. */
export const aPost = (
  { as }: WithCallers,
  author: Member,
  boardId: number,
  traits: Partial<z.input<typeof writePost>> = {},
): Promise<FullPost> =>
  as(author).post.write({ boardId, title: '门前的河', content: `小时候，河从门前过。${(written += 1)}`, ...traits })

/** Creates a reply as this member. */
export const aReply = (
  { as }: WithCallers,
  author: Member,
  postId: number,
  traits: Partial<z.input<typeof writeReply>> = {},
): Promise<ReplyCard> => as(author).reply.write({ postId, content: `我也记得 ${(written += 1)}`, ...traits })

/** From now on, these kinds of text wait for review. */
export async function reviewFirst(setup: WithCallers & Pick<TestSite, 'site'>, ...kinds: (keyof ReviewConfig)[]) {
  const none = { comments: false, blessings: false, forumPosts: false, forumReplies: false, torchWishes: false }
  const first = Object.fromEntries(kinds.map(kind => [kind, true]))
  await setup.as(await anAdmin(setup)).review.setConfig({ ...none, ...first })
}
