import type { Site } from '../api/context.ts'
import type { Work } from '../api/work.ts'
import type { LikedType } from '../text/text-kinds.schema.ts'
import type { HeldTorch } from '../torch/torch.schema.ts'
import type { LiveText, TopicName } from './live.schema.ts'

type Em = Work['em']

export interface LikedText {
  id: number
  likes: number
}

/** How the texts of a topic are read for live pages: always as guests see them, whoever listens. */
export interface LiveTopic {
  /** Those of these ids that everybody may read, oldest first. */
  read: (em: Em, ids: readonly number[]) => Promise<LiveText[]>
  /** The newest texts that became public since a moment, oldest first. */
  since: (em: Em, asked: Since) => Promise<LiveText[]>
  /** The likes of those of these ids that everybody may read, by kind of text. */
  likes: Partial<Record<LikedType, (em: Em, ids: readonly number[]) => Promise<readonly LikedText[]>>>
}

export interface Since {
  at: Date
  limit: number
  /** The article or post. */
  scope: number
}

/** Everything that live pages show, by topic. */
export interface LiveNouns {
  topics: Partial<Record<TopicName, LiveTopic>>
  torch: {
    now: (site: Site) => Promise<HeldTorch>
    at: (site: Site, count: number) => Promise<HeldTorch>
  }
}
