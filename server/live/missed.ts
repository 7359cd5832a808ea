import type { Site } from '../api/context.ts'
import { after, days, seconds } from '../kernel/clock.ts'
import { turns } from '../kernel/turns.ts'
import { frameOf } from './frame.ts'
import type { LiveNouns } from './live-topic.ts'
import { topicOf, type LiveMessage, type LiveText } from './live.schema.ts'

export interface Missing {
  /** When it was read. */
  at: Date
  /** The messages, each as JSON. */
  json: readonly string[]
  /** The same as bytes of a stream. */
  frames: Buffer
}

/** Of very much the newest: whoever was away for long reads the page anew for the rest. */
const textsAtMost = 200
const charactersAtMost = 200_000
const longestAbsence = days(1)
/** Pages that were made within these belong together. */
const step = seconds(5)
/** An approval is stamped before it is committed, by a clock that may be another machine's. */
const overlap = seconds(10)
const sharedFor = seconds(2)
const keptAtMost = 100
const readsAtOnce = 2

interface Shared {
  topic: string
  at: number
  missing: Promise<Missing>
}

/** What pages missed that were made, or left, some time ago: read once for all that ask for the same, and bounded. */
export class Missed {
  readonly #site: Site
  readonly #nouns: LiveNouns
  readonly #shared = new Map<string, Shared>()
  readonly #inTurn = turns(readsAtOnce)

  constructor(site: Site, nouns: LiveNouns) {
    this.#site = site
    this.#nouns = nouns
  }

  /** How the torch stands, or the texts of a topic since a moment. What is there already may come again. */
  of(topic: string, since: Date | undefined): Promise<Missing> {
    const now = this.#site.clock.now()
    const from = topic === 'torch' || since === undefined ? undefined : this.#from(since, now)
    const key = `${topic} ${from?.getTime() ?? ''}`
    const known = this.#shared.get(key)
    if (known && now.getTime() - known.at < sharedFor) return known.missing
    const missing = this.#inTurn(() => this.#read(topic, from))
    this.#keep(key, { topic, at: now.getTime(), missing })
    return missing
  }

  /** Something happened to a topic: who asks from here on is not answered from before. */
  forget(topic: string): void {
    for (const [key, shared] of this.#shared) if (shared.topic === topic) this.#shared.delete(key)
  }

  #from(since: Date, now: Date): Date {
    const earliest = after(now, -longestAbsence).getTime()
    const asked = Math.min(Math.max(since.getTime() - overlap, earliest), now.getTime())
    return new Date(Math.floor(asked / step) * step)
  }

  async #read(topic: string, from: Date | undefined): Promise<Missing> {
    const at = this.#site.clock.now()
    const { name, scope } = topicOf(topic)
    if (name === 'torch') return missing(at, [{ topic, torch: await this.#nouns.torch.now(this.#site) }])
    const noun = this.#nouns.topics[name]
    if (from === undefined || !noun) return missing(at, [])
    const texts = await noun.since(this.#site.fork(), { at: from, limit: textsAtMost, scope })
    return missing(at, texts.length === 0 ? [] : [{ topic, texts: newest(texts) }])
  }

  #keep(key: string, shared: Shared): void {
    this.#shared.delete(key)
    this.#shared.set(key, shared)
    // A read that failed is tried again by who comes next.
    shared.missing.catch(() => this.#shared.delete(key))
    const [oldest] = this.#shared.keys()
    if (this.#shared.size > keptAtMost && oldest !== undefined) this.#shared.delete(oldest)
  }
}

function missing(at: Date, messages: readonly LiveMessage[]): Missing {
  return {
    at,
    json: messages.map(message => JSON.stringify(message)),
    frames: Buffer.concat(messages.map(message => frameOf(message, at))),
  }
}

function newest(texts: readonly LiveText[]): LiveText[] {
  let left = charactersAtMost
  const fitting = texts.toReversed().filter(text => (left -= JSON.stringify(text).length) >= 0)
  return fitting.reverse()
}
