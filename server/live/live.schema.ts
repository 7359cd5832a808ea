import type { BlessingCard } from '../blessing/blessing.schema.ts'
import type { CommentCard } from '../comment/comment.schema.ts'
import type { PledgeCard } from '../pledge/pledge.schema.ts'
import type { ReplyCard } from '../reply/reply.schema.ts'
import { textTopics, type LikedType, type ReviewedName } from '../kernel/text-kinds.schema.ts'
import type { HeldTorch } from '../torch/torch.schema.ts'

/** What a page may follow. `article` and `post` name one of them by its id: `article:12`. */
const topicNames = ['torch' as const, ...new Set(textTopics.map(({ name }) => name))]
export type TopicName = (typeof topicNames)[number]

interface Topic {
  name: TopicName
  /** The id of the article or post; 0 for a topic without ids. */
  scope: number
}

/** Several tabs of a browser share one stream; none of them shows more than a few topics. */
const topicsAtMost = 16

const wholeOrScoped = textTopics.map(({ name, isScoped }) => (isScoped ? `${name}:[1-9]\\d{0,8}` : name))
const written = new RegExp(String.raw`^(torch|${wholeOrScoped.join('|')})(?:@(\d{1,14}))?$`)

/**
 * The topics in an address, each once, with the moment from which its page lacks messages, in milliseconds: `torch,pledges@1761530400000`. Unknown
 * topics are ignored, because a page may be newer than the process that answers it.
 */
export function topicsIn(text: string): Map<string, Date | undefined> {
  const topics = new Map<string, Date | undefined>()
  for (const part of text.split(',', topicsAtMost)) {
    const [, topic, since] = written.exec(part) ?? []
    if (topic !== undefined) topics.set(topic, since === undefined ? undefined : new Date(Number(since)))
  }
  return topics
}

export function topicOf(text: string): Topic {
  const [name, scope = '0'] = text.split(':')
  return { name: topicNames.find(known => known === name) ?? 'torch', scope: Number(scope) }
}

export type LiveText = PledgeCard | BlessingCard | CommentCard | ReplyCard

export interface LiveLikes {
  type: LikedType
  id: number
  likes: number
}

/** One message of a stream. `own` is a topic of this browser's member alone; `beat` is a sign of life. */
export interface LiveMessage {
  topic: string
  torch?: HeldTorch
  texts?: readonly LiveText[]
  likes?: readonly LiveLikes[]
  review?: { kind: ReviewedName; id: number; approved: boolean }
  /** How many notices the member has not read, a hundred at most. */
  unreadNotices?: number
  sessionEnded?: true
  /** The number of texts that wait for reviewers has changed. */
  deskChanged?: true
}

/** The answer to a page that polls. `at` is the moment from which it asks next time, in milliseconds. */
export interface LiveState {
  at: number
  messages: readonly LiveMessage[]
}
