import { LRUCache } from 'lru-cache'
import type { Site } from '../rpc/context.ts'
import { proxiedImageKey } from '../rpc/proxied-image-addresses.ts'
import { days, minutes, seconds } from '../kernel/clock.ts'
import { FairQueue, type Sender } from '../kernel/fair-queue.ts'
import { ExternalHosts } from '../kernel/refuse-private-hosts.ts'
import { decodeImage } from '../upload/decode-image.ts'
import { removeMarkedFiles } from '../upload/remove-marked-files.queries.ts'
import { fetchImage, type FetchLimits } from './fetch-image.ts'
import { ProxiedImage } from './proxied-image.entity.ts'
import { insertPicture, markUnseen, recordPictureShown } from './proxied-image.queries.ts'

/** The queue of fetches is full. */
class TooMany extends Error {}

const concurrency = 4
const maxWaiting = 100
const maxWaitingPerSender = 20
const triedAgainAfter = minutes(10)
const maxRemembered = 10_000

const fileOf = (key: string) => `outside-${key}.webp`

/** Pictures of other hosts. They are fetched when they are first shown, checked, encoded anew and stored like uploads. */
export class ImageProxy {
  readonly #site: Site
  readonly #reach: FetchLimits
  readonly #fetching = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>()
  readonly #failed: LRUCache<string, number>
  readonly #noted: LRUCache<string, number>
  readonly #queue = new FairQueue({
    concurrency,
    maxWaiting,
    maxWaitingPerSender,
    queueTimeoutMs: seconds(10),
    busyError: () => new TooMany(),
  })

  constructor(site: Site, reach: FetchLimits = { hosts: new ExternalHosts({ allowed: [] }) }) {
    this.#site = site
    this.#reach = reach
    this.#failed = new LRUCache({ max: maxRemembered })
    this.#noted = new LRUCache({ max: maxRemembered })
  }

  /** Returns the picture of an address as WebP, or undefined if it cannot be fetched. Concurrent requests for the same address share one fetch. */
  async of(address: string, sender: Sender): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const key = proxiedImageKey(address)
    const kept = await this.#site.store.get(fileOf(key))
    if (kept !== undefined) {
      this.#noteShown(key)
      return kept
    }
    if (this.#now() < (this.#failed.get(key) ?? 0)) return undefined
    const fetching = this.#fetching.get(key) ?? this.#fetch(key, address, sender)
    this.#fetching.set(key, fetching)
    return fetching
  }

  async #fetch(key: string, address: string, sender: Sender): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      return await this.#queue.run(sender, () => this.#keep(key, address))
    } catch (error) {
      if (!(error instanceof TooMany)) this.#failed.set(key, this.#now() + triedAgainAfter)
      return undefined
    } finally {
      this.#fetching.delete(key)
    }
  }

  async #keep(key: string, address: string): Promise<Uint8Array<ArrayBuffer>> {
    const { large } = await decodeImage(await fetchImage(address, this.#reach), ['pictures of other hosts'])
    // The picture is returned even if it cannot be stored.
    try {
      await insertPicture(this.#site.fork(), key, large.length, this.#site.clock.now())
      await this.#site.store.put(fileOf(key), large)
    } catch (fault) {
      this.#site.report(fault, 'keeping a picture of another host')
    }
    return Uint8Array.from(large)
  }

  #now(): number {
    return this.#site.clock.now().getTime()
  }

  #noteShown(key: string): void {
    const now = this.#now()
    if (now < (this.#noted.get(key) ?? 0)) return
    this.#noted.set(key, now + days(1))
    const { fork, clock, background } = this.#site
    background.run('noting that a picture was shown', () => recordPictureShown(fork(), key, clock.now()))
  }
}

/** Removes the pictures that were not shown for a month. */
export async function removeUnseen(site: Parameters<typeof removeMarkedFiles>[0]): Promise<void> {
  await markUnseen(site.fork(), site.clock.now())
  const doing = 'removing a picture of another host'
  await removeMarkedFiles(site, { entity: ProxiedImage, filesOf: key => [fileOf(key)], doing })
}
