import { actsOn, type Moderated, type ModeratedNoun } from '../review/moderated.ts'
import type { Post } from './post.entity.ts'
import { thesePosts, waitingPosts } from './post.queries.ts'
import { viewSource } from './post.view.ts'
import { reviewedPosts } from './review-post.ts'

const inHand = (post: Post): Moderated => ({
  ...actsOn(reviewedPosts, post, viewSource(post)),
  author: post.author ?? null,
  title: post.title,
  content: post.excerpt,
  link: `/forum/post/${post.id}`,
  createdAt: post.createdAt,
  changedAt: post.updatedAt,
})

export const moderatedPosts: ModeratedNoun = {
  those: async (em, ids, how) => (await thesePosts(em, ids, how)).map(inHand),
  async waiting(em, limit) {
    const [posts, total] = await waitingPosts(em, limit)
    return [posts.map(inHand), total]
  },
}
