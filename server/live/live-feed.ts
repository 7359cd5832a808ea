import type { LiveEvents } from '../api/bus.ts'
import type { Site } from '../api/context.ts'
import type { LikeTarget } from '../like/like.schema.ts'
import { frameOf } from './frame.ts'
import { ownTopic, type LiveHub } from './hub.ts'
import { Joined } from './joined.ts'
import type { LiveNouns } from './live-topic.ts'
import { topicOf, type LiveMessage } from './live.schema.ts'
import type { Missed } from './missed.ts'

interface Changes {
  texts: Set<number>
  likes: Map<LikeTarget, Set<number>>
  joined: Joined
}

const placeOfLikes: Readonly<Record<LikeTarget, (scope: number) => string>> = {
  comment: scope => `article:${scope}`,
  reply: scope => `post:${scope}`,
  post: scope => `post:${scope}`,
  blessing: () => 'blessings',
}

const textsAtOnce = 50

/**
 * Turns events of the bus into messages of the hub. A row is read once, as guests see it, however many listen, and not at all where nobody
 * does. A topic speaks twice a second at most, and about once a second where ten thousand listen.
 */
export class LiveFeed {
  readonly #site: Site
  readonly #hub: LiveHub
  readonly #missed: Missed
  readonly #nouns: LiveNouns
  readonly #changes = new Map<string, Changes>()
  readonly #torch: Joined
  #passed = 0
  #told = 0

  constructor(site: Site, { hub, missed, nouns }: { hub: LiveHub; missed: Missed; nouns: LiveNouns }) {
    this.#site = site
    this.#hub = hub
    this.#missed = missed
    this.#nouns = nouns
    this.#torch = new Joined({ act: () => this.#tellTorch(), pause: this.#pause })
  }

  /** Listens to the bus; returns how to stop. */
  listen(): () => void {
    const { bus } = this.#site
    const stops = [
      bus.on('torchPassed', ({ count }) => this.#notePass(count)),
      bus.on('pledgeApproved', ({ id }) => this.#note('pledges', ({ texts }) => texts.add(id))),
      bus.on('blessingShown', ({ id }) => this.#note('blessings', ({ texts }) => texts.add(id))),
      bus.on('commentShown', ({ id, articleId }) => this.#note(`article:${articleId}`, ({ texts }) => texts.add(id))),
      bus.on('replyShown', ({ id, postId }) => this.#note(`post:${postId}`, ({ texts }) => texts.add(id))),
      bus.on('likesChanged', ({ type, id, scope }) =>
        this.#note(placeOfLikes[type](scope), ({ likes }) => likes.set(type, (likes.get(type) ?? new Set()).add(id))),
      ),
      bus.on('textReviewed', event => this.#tellWriter(event)),
      bus.on('sessionsEnded', event => this.#tellEnded(event)),
    ]
    return () => stops.forEach(stop => stop())
  }

  readonly #pause = () => 500 + this.#hub.size / 25

  #notePass(count: number): void {
    this.#missed.forget('torch')
    this.#passed = Math.max(this.#passed, count)
    if (this.#hub.isHeard('torch')) this.#torch.note()
  }

  async #tellTorch(): Promise<void> {
    const count = this.#passed
    // Those of several processes may arrive in any order.
    if (count <= this.#told) return
    this.#told = count
    // What cannot be read is no reason to hide how far the torch has come.
    const torch = await this.#nouns.torch.at(this.#site, count).catch(() => ({ count, wish: null }))
    await this.#publish('torch', { topic: 'torch', torch })
  }

  #note(topic: string, add: (changes: Changes) => unknown): void {
    this.#missed.forget(topic)
    if (!this.#hub.isHeard(topic)) return
    const changes = this.#changes.get(topic) ?? this.#begin(topic)
    add(changes)
    changes.joined.note()
  }

  #begin(topic: string): Changes {
    const changes: Changes = {
      texts: new Set(),
      likes: new Map(),
      joined: new Joined({
        act: () => this.#tell(topic, changes).catch((fault: unknown) => this.#site.report(fault, `live ${topic}`)),
        pause: this.#pause,
        onIdle: () => this.#changes.delete(topic),
      }),
    }
    this.#changes.set(topic, changes)
    return changes
  }

  async #tell(topic: string, { texts, likes, joined }: Changes): Promise<void> {
    const ids = [...texts].slice(0, textsAtOnce)
    for (const id of ids) texts.delete(id)
    if (texts.size > 0) joined.note()
    const liked = [...likes]
    likes.clear()
    const read = this.#nouns.topics[topicOf(topic).name]?.read
    const shown = ids.length === 0 ? [] : ((await read?.(this.#site.fork(), ids)) ?? [])
    if (shown.length > 0) await this.#publish(topic, { topic, texts: shown })
    for (const [type, of] of liked) await this.#tellLikes(topic, type, [...of])
  }

  async #tellLikes(topic: string, type: LikeTarget, ids: readonly number[]): Promise<void> {
    const read = this.#nouns.topics[topicOf(topic).name]?.likes[type]
    const counted = (await read?.(this.#site.fork(), ids)) ?? []
    if (counted.length > 0)
      await this.#publish(topic, { topic, likes: counted.map(({ id, likes }) => ({ type, id, likes })) })
  }

  #tellWriter({ kind, id, memberId, approved }: LiveEvents['textReviewed']): void {
    const topic = ownTopic(memberId)
    if (this.#hub.isHeard(topic))
      void this.#publish(topic, { topic: 'own', review: { kind, id, approved: approved === 1 } })
  }

  #tellEnded(event: LiveEvents['sessionsEnded']): void {
    this.#hub.endSessions(event, frameOf({ topic: 'own', sessionEnded: true }, this.#site.clock.now()))
  }

  #publish(topic: string, message: LiveMessage): Promise<void> {
    return this.#hub.publish(topic, frameOf(message, this.#site.clock.now()))
  }
}
