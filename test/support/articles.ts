import type { TestSite } from './site.ts'
import type { FullArticle, writeArticle } from '#server/article/article.schema.ts'
import type { Member } from '#server/member/member.entity.ts'
import type { z } from 'zod'

export const river = { title: '一句话的河', content: '小时候，河从门前过。' } as const

/** An article as this member writes it: published, unless the test says otherwise. */
export const anArticle = (
  { as }: Pick<TestSite, 'as'>,
  author: Member,
  traits: Partial<z.input<typeof writeArticle>> = {},
): Promise<FullArticle> => as(author).article.write({ ...river, ...traits })
