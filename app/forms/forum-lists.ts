import type { z } from 'zod'
import type { ListedPost, PostCard, postList, PostSort } from '#server/post/post.schema.ts'

const sorts = ['latest', 'hot', 'highlighted', 'active'] as const satisfies readonly PostSort[]

/** Returns the order of posts in the URL; any unknown value means the default. */
export const sortIn = (query: URLSearchParams): PostSort => sorts.find(sort => sort === query.get('sort')) ?? 'latest'

/** Returns the order of replies in the URL: by floor, or newest first. */
export const orderIn = (query: URLSearchParams): 'asc' | 'desc' => (query.get('sort') === 'desc' ? 'desc' : 'asc')

/** Removes the beginnings of the texts, which only API clients read, because pages show excerpts. */
export const withoutTexts = ({ posts, ...list }: z.infer<typeof postList>) => ({
  ...list,
  posts: posts.map(withoutText),
})

export const withoutText = ({ content: _, ...post }: ListedPost): PostCard => post
