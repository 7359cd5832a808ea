import type { LiveEvents } from '../api/bus.ts'
import type { Site } from '../api/context.ts'
import type { LikedType } from '../text/text-kinds.schema.ts'
import { frameOf } from './frame.ts'
import { ownTopic, type LiveHub } from './hub.ts'
import { Joined } from './joined.ts'
import type { LiveNouns } from './live-topic.ts'
import { topicOf, type LiveMessage } from './live.schema.ts'
import type { Missed } from './missed.ts'

interface Changes {
  texts: Set<number>
  likes: Map<LikedType, Set<number>>
  joined: Joined
  /** How often in a row they could not be read. */
  failures: number
}

type Liked = readonly [LikedType, ReadonlySet<number>]

const placeOfLikes: Readonly<Record<LikedType, (scope: number) => string>> = {
  comment: scope => `article:${scope}`,
  reply: scope => `post:${scope}`,
  post: scope => `post:${scope}`,
  blessing: () => 'blessings',
}

const textsAtOnce = 50
/** A database that comes back is waited for; what can never be read holds up its topic for half a minute. */
const triesAtMost = 60

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
    this.#torch = new Joined({ act: () => this.#tellTorch(), report: this.#report, pause: this.#pause })
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

  readonly #report = (fault: unknown) => this.#site.report(fault, 'live feed')

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
        act: () => this.#tell(topic, changes),
        report: this.#report,
        pause: this.#pause,
        onIdle: () => this.#changes.delete(topic),
      }),
      failures: 0,
    }
    this.#changes.set(topic, changes)
    return changes
  }

  async #tell(topic: string, changes: Changes): Promise<void> {
    const { texts, likes, joined } = changes
    const ids = [...texts].slice(0, textsAtOnce)
    for (const id of ids) texts.delete(id)
    const liked = [...likes]
    likes.clear()
    try {
      const messages = await this.#read(topic, ids, liked)
      changes.failures = 0
      for (const message of messages) await this.#publish(topic, message)
    } catch (fault) {
      changes.failures += 1
      if (changes.failures === 1) this.#report(fault)
      if (changes.failures < triesAtMost) putBack(changes, ids, liked)
      else changes.failures = 0
    }
    if (texts.size > 0 || likes.size > 0) joined.note()
  }

  async #read(topic: string, ids: readonly number[], liked: readonly Liked[]): Promise<LiveMessage[]> {
    const noun = this.#nouns.topics[topicOf(topic).name]
    const texts = ids.length === 0 ? [] : ((await noun?.read(this.#site.fork(), ids)) ?? [])
    const likes = []
    for (const [type, of] of liked)
      for (const counted of (await noun?.likes[type]?.(this.#site.fork(), [...of])) ?? [])
        likes.push({ type, id: counted.id, likes: counted.likes })
    return [...(texts.length > 0 ? [{ topic, texts }] : []), ...(likes.length > 0 ? [{ topic, likes }] : [])]
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

/** What could not be read comes again, before what was noted meanwhile. */
function putBack({ texts, likes }: Changes, ids: readonly number[], liked: readonly Liked[]): void {
  const since = [...texts]
  texts.clear()
  for (const id of [...ids, ...since]) texts.add(id)
  for (const [type, of] of liked) likes.set(type, new Set([...of, ...(likes.get(type) ?? [])]))
}
