import { hashToken } from '../kernel/secret.ts'

type Picture = Uint8Array<ArrayBuffer>

interface CachedPicture {
  picture: Promise<Picture>
  bytes: number
  until: number
}

interface Bounds {
  /** Bytes of all pictures together. */
  maxBytes: number
  /** How long a picture is cached after its first request, in ms. */
  lasts: number
  now?: () => number
}

/**
 * Caches pictures by their content, so that each is drawn once, also for concurrent requests. When the pictures exceed the bound, the least recently
 * requested are dropped. A failed drawing is not cached.
 */
export class PictureCache {
  readonly #cached = new Map<string, CachedPicture>()
  readonly #maxBytes: number
  readonly #lasts: number
  readonly #now: () => number
  #bytes = 0

  constructor({ maxBytes, lasts, now = () => performance.now() }: Bounds) {
    this.#maxBytes = maxBytes
    this.#lasts = lasts
    this.#now = now
  }

  of(content: unknown, draw: () => Promise<Picture>): Promise<Picture> {
    const key = hashToken(JSON.stringify(content))
    const known = this.#cached.get(key)
    if (known !== undefined && known.until > this.#now()) {
      this.#cached.delete(key)
      this.#cached.set(key, known)
      return known.picture
    }
    this.#forget(key)
    const cached: CachedPicture = { picture: draw(), bytes: 0, until: this.#now() + this.#lasts }
    this.#cached.set(key, cached)
    cached.picture.then(
      ({ byteLength }) => this.#count(key, cached, byteLength),
      () => this.#cached.get(key) === cached && this.#forget(key),
    )
    return cached.picture
  }

  #count(key: string, cached: CachedPicture, bytes: number): void {
    if (this.#cached.get(key) !== cached) return
    cached.bytes = bytes
    this.#bytes += bytes
    for (const [name, { until }] of this.#cached)
      if (this.#bytes > this.#maxBytes || until <= this.#now()) this.#forget(name)
  }

  #forget(key: string): void {
    this.#bytes -= this.#cached.get(key)?.bytes ?? 0
    this.#cached.delete(key)
  }
}
