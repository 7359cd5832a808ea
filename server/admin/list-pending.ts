import type { Work } from '../api/work.ts'
import { moderatedBlessings } from '../blessing/moderated-blessings.ts'
import { moderatedComments } from '../comment/moderated-comments.ts'
import { moderatedPledges } from '../pledge/moderated-pledges.ts'
import { moderatedPosts } from '../post/moderated-posts.ts'
import { moderatedReplies } from '../reply/moderated-replies.ts'
import type { Moderated, ModeratedNoun } from '../review/moderated.ts'
import { moderatedWishes } from '../torch/moderated-wishes.ts'
import type { PendingText, PendingTexts } from './admin.schema.ts'

/** Everything that waits for review, oldest first of each kind, with the totals. */
export async function listPending(em: Work['em'], limit: number): Promise<PendingTexts> {
  const comments = await textsOf(em, moderatedComments, limit)
  const blessings = await textsOf(em, moderatedBlessings, limit)
  const futureMessages = await textsOf(em, moderatedPledges, limit)
  const forumPosts = await textsOf(em, moderatedPosts, limit)
  const forumReplies = await textsOf(em, moderatedReplies, limit)
  const torchWishes = await textsOf(em, moderatedWishes, limit)
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

async function textsOf(em: Work['em'], noun: ModeratedNoun, limit: number) {
  const [texts, total] = await noun.waiting(em, limit)
  return { texts: texts.map(viewText), total }
}

const viewText = ({ id, title, content, link, author, createdAt }: Moderated): PendingText => ({
  id,
  title,
  content,
  link,
  user: author && { id: author.id, username: author.username },
  createdAt: createdAt.toISOString(),
})
