import { langOf } from '#app/i18n/locale.ts'
import type { PostCard } from '#server/post/post.schema.ts'

type DescribedPost = Pick<
  PostCard,
  'id' | 'title' | 'excerpt' | 'images' | 'language' | 'likes' | 'views' | 'replyCount' | 'createdAt' | 'updatedAt'
> & { status: string }

const counted = (kind: string, userInteractionCount: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${kind}`,
  userInteractionCount,
})

/** Returns the metadata of a post for search engines and link previews. It does not reveal the author of an anonymous post. */
export function postMeta(post: DescribedPost, writer: string) {
  return {
    title: post.title,
    description: post.excerpt,
    image: post.images[0],
    share: `post-${post.id}`,
    kind: 'DiscussionForumPosting' as const,
    more: {
      text: post.excerpt,
      datePublished: post.createdAt,
      dateModified: post.updatedAt,
      inLanguage: langOf(post.language),
      author: { '@type': 'Person', name: writer },
      commentCount: post.replyCount,
      interactionStatistic: [counted('LikeAction', post.likes), counted('ViewAction', post.views)],
    },
    isPrivate: post.status !== 'approved',
  }
}
