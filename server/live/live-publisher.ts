import type { LiveEvents } from '../rpc/event-bus.ts'
import type { Site } from '../rpc/context.ts'
import type { LikedText } from '../rpc/text-kind-contract.ts'
import { likedTypes, topicOfText, type TextType } from '../kernel/text-kind-properties.schema.ts'
import { sseFrame } from './sse-frame.ts'
import { deskTopic, ownTopic, type LiveHub } from './live-hub.ts'
import { Throttle } from './throttle.ts'
import { readTexts, type LiveTorch, type TextIds } from './read-live-texts.ts'
import type { LiveLikes, LiveMessage } from './live.schema.ts'
import type { MissedMessages } from './missed-messages.ts'
import { countUnread } from '../notice/notice.queries.ts'

interface TopicChanges {
  texts: Map<TextType, Set<number>>
  likes: Map<TextType, Set<number>>
  throttle: Throttle
  /** The number of failed reads in a row. */
  failures: number
}

const maxTextsPerMessage = 50
/**
 * The maximum number of tries, about half a minute, which bridges a short outage of the database. A row that can never be read then no longer blocks
 * its topic.
 */
const maxTries = 60

/**
 * Turns events of the bus into messages of the hub. A row is read once, as guests see it, for all listeners, and not at all without listeners. A
 * topic is published at most twice a second, and once in 1.2 s with ten thousand open streams.
 */
export class LivePublisher {
  readonly #site: Site
  readonly #hub: LiveHub
  readonly #missed: MissedMessages
  readonly #liveTorch: LiveTorch
  readonly #changes = new Map<string, TopicChanges>()
  readonly #torch: Throttle
  readonly #desk: Throttle
  #passed = 0
  #announced = 0

  constructor(site: Site, { hub, missed, torch }: { hub: LiveHub; missed: MissedMessages; torch: LiveTorch }) {
    this.#site = site
    this.#hub = hub
    this.#missed = missed
    this.#liveTorch = torch
    this.#desk = new Throttle({
      act: () => this.#publish(deskTopic, { topic: 'own', deskChanged: true }),
      report: this.#report,
      pause: this.#pause,
    })
    this.#torch = new Throttle({ act: () => this.#publishTorch(), report: this.#report, pause: this.#pause })
  }

  /** Listens to the bus. Returns a function that stops it. */
  listen(): () => void {
    const { bus } = this.#site
    const stops = [
      bus.on('torchPassed', ({ count }) => this.#addPass(count)),
      bus.on('textShown', ({ type, id, scope }) =>
        this.#addChange(topicOfText(type, scope), ({ texts }) => addId(texts, type, id)),
      ),
      bus.on('likesChanged', ({ type, id, scope }) =>
        this.#addChange(topicOfText(type, scope), ({ likes }) => addId(likes, type, id)),
      ),
      bus.on('textReviewed', event => this.#publishReview(event)),
      bus.on('noticesChanged', ({ memberIds }) => memberIds.forEach(id => void this.#publishUnread(id))),
      bus.on('deskChanged', () => this.#hub.hasListeners(deskTopic) && this.#desk.trigger()),
      bus.on('sessionsEnded', event => this.#endSessions(event)),
    ]
    return () => stops.forEach(stop => stop())
  }

  readonly #report = (fault: unknown) => this.#site.report(fault, 'live feed')

  readonly #pause = () => 500 + this.#hub.size / 15

  #addPass(count: number): void {
    this.#missed.discard('torch')
    this.#passed = Math.max(this.#passed, count)
    if (this.#hub.hasListeners('torch')) this.#torch.trigger()
  }

  async #publishTorch(): Promise<void> {
    const count = this.#passed
    // Events of several processes may arrive in any order.
    if (count <= this.#announced) return
    this.#announced = count
    // If the wish cannot be read, the count is still published.
    const torch = await this.#liveTorch.atCount(this.#site, count).catch(() => ({ count, wish: null }))
    await this.#publish('torch', { topic: 'torch', torch })
  }

  #addChange(topic: string | undefined, add: (changes: TopicChanges) => void): void {
    if (topic === undefined) return
    this.#missed.discard(topic)
    if (!this.#hub.hasListeners(topic)) return
    const changes = this.#changes.get(topic) ?? this.#begin(topic)
    add(changes)
    changes.throttle.trigger()
  }

  #begin(topic: string): TopicChanges {
    const changes: TopicChanges = {
      texts: new Map(),
      likes: new Map(),
      throttle: new Throttle({
        act: () => this.#publishChanges(topic, changes),
        report: this.#report,
        pause: this.#pause,
        onIdle: () => this.#changes.delete(topic),
      }),
      failures: 0,
    }
    this.#changes.set(topic, changes)
    return changes
  }

  async #publishChanges(topic: string, changes: TopicChanges): Promise<void> {
    const { texts, likes, throttle } = changes
    const ids = takeIds(texts, maxTextsPerMessage)
    const liked = takeIds(likes, Infinity)
    try {
      const messages = await this.#read(topic, ids, liked)
      changes.failures = 0
      for (const message of messages) await this.#publish(topic, message)
    } catch (fault) {
      changes.failures += 1
      if (changes.failures === 1) this.#report(fault)
      if (changes.failures < maxTries) {
        putBack(texts, ids)
        putBack(likes, liked)
      } else changes.failures = 0
    }
    if (texts.size > 0 || likes.size > 0) throttle.trigger()
  }

  async #read(topic: string, ids: TextIds, liked: TextIds): Promise<LiveMessage[]> {
    const texts = await readTexts(this.#site, ids)
    const likes: LiveLikes[] = []
    for (const type of likedTypes)
      for (const counted of await this.#likesOf(type, liked.get(type) ?? []))
        likes.push({ type, id: counted.id, likes: counted.likes })
    return [...(texts.length > 0 ? [{ topic, texts }] : []), ...(likes.length > 0 ? [{ topic, likes }] : [])]
  }

  async #likesOf(type: TextType, ids: Iterable<number>): Promise<readonly LikedText[]> {
    const all = [...ids]
    return all.length === 0 ? [] : ((await this.#site.texts[type].likes?.(this.#site.fork(), all)) ?? [])
  }

  #publishReview({ kind, id, memberId, approved }: LiveEvents['textReviewed']): void {
    const topic = ownTopic(memberId)
    if (this.#hub.hasListeners(topic))
      void this.#publish(topic, { topic: 'own', review: { kind, id, approved: approved === 1 } })
  }

  async #publishUnread(memberId: number): Promise<void> {
    const topic = ownTopic(memberId)
    if (!this.#hub.hasListeners(topic)) return
    try {
      const unreadNotices = await countUnread(this.#site.fork(), memberId)
      await this.#publish(topic, { topic: 'own', unreadNotices })
    } catch (fault) {
      // The member's next page counts the notices again.
      this.#report(fault)
    }
  }

  #endSessions(event: LiveEvents['sessionsEnded']): void {
    this.#hub.endSessions(event, sseFrame({ topic: 'own', sessionEnded: true }, this.#site.clock.now()))
  }

  #publish(topic: string, message: LiveMessage): Promise<void> {
    return this.#hub.publish(topic, sseFrame(message, this.#site.clock.now()))
  }
}

function addId(ids: Map<TextType, Set<number>>, type: TextType, id: number): void {
  ids.set(type, (ids.get(type) ?? new Set()).add(id))
}

/** Moves at most `limit` ids out of the map. */
function takeIds(ids: Map<TextType, Set<number>>, limit: number): TextIds {
  const taken = new Map<TextType, Set<number>>()
  let left = limit
  for (const [type, of] of ids)
    for (const id of of) {
      if (left === 0) return taken
      addId(taken, type, id)
      of.delete(id)
      if (of.size === 0) ids.delete(type)
      left -= 1
    }
  return taken
}

/** Puts ids that could not be read back, before those noted meanwhile. */
function putBack(ids: Map<TextType, Set<number>>, taken: TextIds): void {
  for (const [type, of] of taken) ids.set(type, new Set([...of, ...(ids.get(type) ?? [])]))
}
