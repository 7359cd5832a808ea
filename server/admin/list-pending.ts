import type { Work } from '../api/work.ts'
import { moderatedBlessings } from '../blessing/moderated-blessings.ts'
import { moderatedComments } from '../comment/moderated-comments.ts'
import { moderatedPledges } from '../pledge/moderated-pledges.ts'
import type { Moderated, ModeratedNoun } from '../review/moderated.ts'
import type { Leg } from '../torch/leg.entity.ts'
import { waitingWishes } from '../torch/leg.queries.ts'
import type { PendingText, PendingTexts } from './admin.schema.ts'

/** Everything that waits for review, oldest first of each kind, with the totals. */
export async function listPending(em: Work['em'], limit: number): Promise<PendingTexts> {
  const [comments, blessings, futureMessages] = [
    await textsOf(em, moderatedComments, limit),
    await textsOf(em, moderatedBlessings, limit),
    await textsOf(em, moderatedPledges, limit),
  ]
  const [wishes, wishTotal] = await waitingWishes(em, limit)
  return {
    comments: comments.texts,
    blessings: blessings.texts,
    futureMessages: futureMessages.texts,
    forumPosts: [],
    forumReplies: [],
    torchWishes: wishes.map(viewWish),
    totals: {
      comments: comments.total,
      blessings: blessings.total,
      futureMessages: futureMessages.total,
      forumPosts: 0,
      forumReplies: 0,
      torchWishes: wishTotal,
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

const viewWish = ({ id, wish, member, createdAt }: Leg): PendingText => ({
  id,
  title: null,
  content: wish ?? '',
  link: '/blessings#torch',
  user: member ? { id: member.id, username: member.username } : null,
  createdAt: createdAt.toISOString(),
})
