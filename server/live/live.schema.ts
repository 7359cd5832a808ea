import type { BlessingCard } from '../blessing/blessing.schema.ts'
import type { CommentCard } from '../comment/comment.schema.ts'
import type { PledgeCard } from '../pledge/pledge.schema.ts'
import type { ReplyCard } from '../reply/reply.schema.ts'
import { textTopics, type LikedType, type ReviewedNamespace } from '../kernel/text-kind-properties.schema.ts'
import type { TorchState } from '../torch/torch.schema.ts'

/** The topics that a page may follow. `article` and `post` carry an id: `article:12`. */
const topicNames = ['torch' as const, ...new Set(textTopics.map(({ name }) => name))]
export type TopicName = (typeof topicNames)[number]

interface Topic {
  name: TopicName
  /** The id of the article or post; 0 for a topic without ids. */
  scope: number
}

/** The tabs of a browser share one stream, and each shows only a few topics. */
const maxTopics = 16

const topicPatterns = textTopics.map(({ name, isScoped }) => (isScoped ? `${name}:[1-9]\\d{0,8}` : name))
const topicPattern = new RegExp(String.raw`^(torch|${topicPatterns.join('|')})(?:@(\d{1,14}))?$`)

/**
 * Parses the topics of an address such as `torch,pledges@1761530400000`, each once. The number is the moment in ms since when the page lacks
 * messages. Unknown topics are ignored, because a page may be newer than the process that answers it.
 */
export function parseTopics(text: string): Map<string, Date | undefined> {
  const topics = new Map<string, Date | undefined>()
  for (const part of text.split(',', maxTopics)) {
    const [, topic, since] = topicPattern.exec(part) ?? []
    if (topic !== undefined) topics.set(topic, since === undefined ? undefined : new Date(Number(since)))
  }
  return topics
}

export function parseTopic(text: string): Topic {
  const [name, scope = '0'] = text.split(':')
  return { name: topicNames.find(known => known === name) ?? 'torch', scope: Number(scope) }
}

export type LiveText = PledgeCard | BlessingCard | CommentCard | ReplyCard

export interface LiveLikes {
  type: LikedType
  id: number
  likes: number
}

/** One message of a stream. `own` is the topic of this browser's member; `beat` is a heartbeat. */
export interface LiveMessage {
  topic: string
  torch?: TorchState
  texts?: readonly LiveText[]
  likes?: readonly LiveLikes[]
  review?: { kind: ReviewedNamespace; id: number; approved: boolean }
  /** The member's unread notices, counted up to 100. */
  unreadNotices?: number
  sessionEnded?: true
  /** The number of texts that wait for reviewers has changed. */
  deskChanged?: true
}

/** The response to a page that polls. `at` is the moment in ms from which the next poll asks. */
export interface LiveState {
  at: number
  messages: readonly LiveMessage[]
}
