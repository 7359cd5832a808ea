import { hashToken } from '../kernel/secret.ts'

type Picture = Uint8Array<ArrayBuffer>

interface Kept {
  picture: Promise<Picture>
  bytes: number
  until: number
}

interface Bounds {
  /** Bytes of all pictures together. */
  atMost: number
  /** How long a picture is kept after its first request, in ms. */
  lasts: number
  now?: () => number
}

/**
 * Caches pictures by their content, so that each is drawn once, also for concurrent requests. When the pictures exceed the bound, the least recently
 * requested are dropped. A failed drawing is not cached.
 */
export class PictureCache {
  readonly #kept = new Map<string, Kept>()
  readonly #atMost: number
  readonly #lasts: number
  readonly #now: () => number
  #bytes = 0

  constructor({ atMost, lasts, now = () => performance.now() }: Bounds) {
    this.#atMost = atMost
    this.#lasts = lasts
    this.#now = now
  }

  of(content: unknown, draw: () => Promise<Picture>): Promise<Picture> {
    const key = hashToken(JSON.stringify(content))
    const known = this.#kept.get(key)
    if (known !== undefined && known.until > this.#now()) {
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known.picture
    }
    this.#forget(key)
    const kept: Kept = { picture: draw(), bytes: 0, until: this.#now() + this.#lasts }
    this.#kept.set(key, kept)
    kept.picture.then(
      ({ byteLength }) => this.#count(key, kept, byteLength),
      () => this.#kept.get(key) === kept && this.#forget(key),
    )
    return kept.picture
  }

  #count(key: string, kept: Kept, bytes: number): void {
    if (this.#kept.get(key) !== kept) return
    kept.bytes = bytes
    this.#bytes += bytes
    for (const [name, { until }] of this.#kept)
      if (this.#bytes > this.#atMost || until <= this.#now()) this.#forget(name)
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0
    this.#kept.delete(key)
  }
}
