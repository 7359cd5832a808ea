import type { z } from 'zod'
import type { FullArticle, writeArticle } from '#server/article/article.schema.ts'
import type { CommentCard } from '#server/comment/comment.schema.ts'
import type { Member } from '#server/member/member.entity.ts'
import { anAdmin } from './people.ts'
import type { TestSite } from './site.ts'

export const river = { title: '一句话的河', content: '小时候，河从门前过。' } as const

/** Creates an article as this member, published by default. */
export const anArticle = (
  { as }: Pick<TestSite, 'as'>,
  author: Member,
  traits: Partial<z.input<typeof writeArticle>> = {},
): Promise<FullArticle> => as(author).article.write({ ...river, ...traits })

/** Creates a comment as this member. */
export const aComment = (
  { as }: Pick<TestSite, 'as'>,
  author: Member,
  articleId: number,
  traits: { content?: string; parentId?: number } = {},
): Promise<CommentCard> => as(author).comment.write({ articleId, content: `好文章 ${(written += 1)}`, ...traits })

let written = 0

/** From now on, comments wait for review. */
export async function reviewCommentsFirst(setup: TestSite): Promise<void> {
  const rest = { blessings: false, forumPosts: false, forumReplies: false, torchWishes: false }
  await setup.as(await anAdmin(setup)).review.setConfig({ comments: true, ...rest })
}
