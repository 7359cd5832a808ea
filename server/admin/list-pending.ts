import type { Context } from '../api/context.ts'
import type { PublishedText, TextKind } from '../api/text-kind.ts'
import type { Work } from '../api/work.ts'
import type { PendingText, PendingTexts } from './admin.schema.ts'

/** Everything that waits for review, oldest first of each kind, with the totals. */
export async function listPending({ em, site }: Context & Work, limit: number): Promise<PendingTexts> {
  const comments = await textsOf(em, site.texts.comment, limit)
  const blessings = await textsOf(em, site.texts.blessing, limit)
  const futureMessages = await textsOf(em, site.texts.pledge, limit)
  const forumPosts = await textsOf(em, site.texts.post, limit)
  const forumReplies = await textsOf(em, site.texts.reply, limit)
  const torchWishes = await textsOf(em, site.texts.wish, limit)
  return {
    comments: comments.texts,
    blessings: blessings.texts,
    futureMessages: futureMessages.texts,
    forumPosts: forumPosts.texts,
    forumReplies: forumReplies.texts,
    torchWishes: torchWishes.texts,
    totals: {
      comments: comments.total,
      blessings: blessings.total,
      futureMessages: futureMessages.total,
      forumPosts: forumPosts.total,
      forumReplies: forumReplies.total,
      torchWishes: torchWishes.total,
    },
  }
}

async function textsOf(em: Work['em'], kind: TextKind, limit: number) {
  const [texts, total] = await kind.waiting(em, limit)
  return { texts: texts.map(viewText), total }
}

const viewText = ({ id, title, content, link, author, createdAt }: PublishedText): PendingText => ({
  id,
  title,
  content,
  link,
  user: author && { id: author.id, username: author.username },
  createdAt: createdAt.toISOString(),
})
