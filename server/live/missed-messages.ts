import { LRUCache } from 'lru-cache'
import type { Site } from '../rpc/context.ts'
import { after, days, seconds } from '../kernel/clock.ts'
import { ConcurrencyLimit } from '../kernel/concurrency-limit.ts'
import { textKinds } from '../kernel/text-kind-properties.schema.ts'
import { sseFrame } from './sse-frame.ts'
import { textsSince, type LiveTorch } from './read-live-texts.ts'
import { parseTopic, type LiveMessage, type LiveText } from './live.schema.ts'

interface MissedBatch {
  /** The moment of the read. */
  at: Date
  /** The messages, each as JSON. */
  json: readonly string[]
  /** The same messages as SSE frames. */
  frames: Buffer
}

/** Only the newest texts are sent. After a longer absence, the page has to be loaded again for the rest. */
const maxTexts = 200
const maxCharacters = 200_000
const maxAbsenceMs = days(1)
/** Moments are rounded down to these steps, so that pages made at about the same time share a read. */
const step = seconds(5)
/** Reads start this much earlier: an approval is stamped before it is committed, by a clock that may be another machine's. */
const overlap = seconds(10)
/** While changes of the database may be missed, a removed text can be in a shared read for so long. */
const sharedFor = seconds(2)
const maxCachedBatches = 1000
const maxCachedBytes = 16 * 1024 * 1024
/** Bytes of an entry besides its texts. */
const entryOverheadBytes = 500
const concurrentReads = 2
/**
 * The maximum number of waiting reads. Thousands of pages that reconnect share a few reads; a client that asks for ever new moments must not delay
 * the others.
 */
export const maxWaitingReads = 500

interface PendingRead {
  topic: string
  batch: Promise<MissedBatch>
}

interface CachedBatch {
  topic: string
  batch: MissedBatch
}

/** Thrown when too many other reads wait already. The page may ask again soon. */
export class TooManyReads extends Error {}

/** Reads the messages that pages missed since they were made or left. Requests for the same topic and moment share one read of bounded size. */
export class MissedMessages {
  readonly #site: Site
  readonly #torch: LiveTorch
  readonly #readings = new Map<string, PendingRead>()
  readonly #shared: LRUCache<string, CachedBatch>
  /** Stops listening to changes of the database. */
  readonly close: () => void
  readonly #limit = new ConcurrencyLimit({
    concurrency: concurrentReads,
    maxWaiting: maxWaitingReads,
    maxStartsPerRound: concurrentReads,
  })

  constructor(site: Site, torch: LiveTorch) {
    this.#site = site
    this.#torch = torch
    this.#shared = new LRUCache({
      max: maxCachedBatches,
      maxSize: maxCachedBytes,
      sizeCalculation: ({ batch: { json, frames } }) =>
        json.reduce((size, text) => size + 2 * text.length, entryOverheadBytes + frames.length),
      ttl: sharedFor,
      ttlResolution: 0,
      perf: { now: () => site.clock.now().getTime() },
    })
    this.close = site.changes.listen({
      onChange: change => this.#discardIf(topicsOfChange(change)),
      onIncomplete: () => this.#discardIf(() => true),
    })
  }

  /** Bytes of the cached messages. */
  get size(): number {
    return this.#shared.calculatedSize
  }

  /**
   * Returns the state of the torch, or the texts of a topic since a moment, which may include texts that the page already has. Rejects with
   * `TooManyReads`.
   */
  readSince(topic: string, since: Date | undefined): Promise<MissedBatch> {
    const now = this.#site.clock.now()
    const from = topic === 'torch' || since === undefined ? undefined : this.#from(since, now)
    const key = `${topic} ${from?.getTime() ?? ''}`
    const known = this.#readings.get(key) ?? this.#shared.get(key)
    if (known) return Promise.resolve(known.batch)
    const batch = this.#limit.run(() => this.#read(topic, from))
    if (batch === undefined) return Promise.reject(new TooManyReads())
    return this.#share(key, { topic, batch }, now)
  }

  /** Discards the reads of a topic that has changed, so that later requests read again. */
  discard(changed: string): void {
    this.#discardIf(topic => topic === changed)
  }

  #discardIf(hasChanged: (topic: string) => boolean): void {
    for (const known of [this.#readings, this.#shared])
      for (const [key, { topic }] of known.entries()) if (hasChanged(topic)) known.delete(key)
  }

  #from(since: Date, now: Date): Date {
    const earliest = after(now, -maxAbsenceMs).getTime()
    const asked = Math.min(Math.max(since.getTime() - overlap, earliest), now.getTime())
    return new Date(Math.floor(asked / step) * step)
  }

  async #read(topic: string, from: Date | undefined): Promise<MissedBatch> {
    const at = this.#site.clock.now()
    const { name, scope } = parseTopic(topic)
    if (name === 'torch') return buildBatch(at, [{ topic, torch: await this.#torch.current(this.#site) }])
    if (from === undefined) return buildBatch(at, [])
    const texts = await textsSince(this.#site, name, { at: from, limit: maxTexts, scope })
    return buildBatch(at, texts.length === 0 ? [] : [{ topic, texts: newest(texts) }])
  }

  /** Caches the read, unless its topic changed meanwhile. After a failed read, the next caller reads again. */
  async #share(key: string, reading: PendingRead, begun: Date): Promise<MissedBatch> {
    const isCurrent = () => this.#readings.get(key) === reading
    this.#readings.set(key, reading)
    try {
      const batch = await reading.batch
      if (isCurrent()) this.#shared.set(key, { topic: reading.topic, batch }, { start: begun.getTime() })
      return batch
    } finally {
      if (isCurrent()) this.#readings.delete(key)
    }
  }
}

/** Returns a test for the topics that may show what a change concerns. A change of a member, a board or the story may concern all of them. */
function topicsOfChange(change: string): (topic: string) => boolean {
  const [kind = '', id = '', place = ''] = change.split(':')
  if (kind === 'wish') return topic => topic === 'torch'
  // The text is the page of the topic, such as an article.
  if (textKinds.some(({ topic }) => topic?.isScoped === true && topic.name === kind))
    return topic => topic === `${kind}:${id}`
  const shownIn = textKinds.find(({ type }) => type === kind)?.topic
  if (shownIn == null) return () => true
  const changed = shownIn.isScoped ? `${shownIn.name}:${place}` : shownIn.name
  return topic => topic === changed
}

function buildBatch(at: Date, messages: readonly LiveMessage[]): MissedBatch {
  return {
    at,
    json: messages.map(message => JSON.stringify(message)),
    frames: Buffer.concat(messages.map(message => sseFrame(message, at))),
  }
}

function newest(texts: readonly LiveText[]): LiveText[] {
  let left = maxCharacters
  const fitting = texts.toReversed().filter(text => (left -= JSON.stringify(text).length) >= 0)
  return fitting.reverse()
}
