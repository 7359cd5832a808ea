import type { z } from 'zod'
import type { ListedPost, PostCard, postList, PostSort } from '#server/post/post.schema.ts'

const sorts = ['latest', 'hot', 'highlighted', 'active'] as const satisfies readonly PostSort[]

/** The order of posts that an address asks for; one that is none counts as the usual. */
export const sortIn = (query: URLSearchParams): PostSort => sorts.find(sort => sort === query.get('sort')) ?? 'latest'

/** The order of replies that an address asks for: floor by floor, unless the newest are to come first. */
export const orderIn = (query: URLSearchParams): 'asc' | 'desc' => (query.get('sort') === 'desc' ? 'desc' : 'asc')

/** Pages show excerpts: the beginnings of the texts, which clients of the interface read, stay off the line. */
export const withoutTexts = ({ posts, ...list }: z.infer<typeof postList>) => ({
  ...list,
  posts: posts.map(withoutText),
})

export const withoutText = ({ content: _, ...post }: ListedPost): PostCard => post
