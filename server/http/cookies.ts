import { parse, serialize } from 'hono/utils/cookie'
import type { CookieOptions } from 'hono/utils/cookie'

/** The cookies of one request, and those that its response sets. Session keys are never readable by scripts (docs/product.md#session). */
export class Cookies {
  readonly #sent: Record<string, string>
  readonly #set = new Map<string, string>()
  readonly #https: boolean

  constructor(header: string | null | undefined, https: boolean) {
    this.#sent = header ? parse(header) : {}
    this.#https = https
  }

  read(name: string): string | undefined {
    return this.#sent[name] || undefined
  }

  /** Sets a cookie that scripts cannot read. */
  set(name: string, value: string, maxAge: number): void {
    this.#write(name, value, { httpOnly: true, maxAge })
  }

  /** Sets a cookie that mirrors a key of the browser's storage, so scripts may read it. */
  setReadable(name: string, value: string, maxAge: number): void {
    this.#write(name, value, { maxAge })
  }

  clear(name: string): void {
    this.#write(name, '', { httpOnly: true, maxAge: 0 })
  }

  /** Adds the cookies to a response. */
  applyTo(headers: Headers): void {
    for (const cookie of this.#set.values()) headers.append('Set-Cookie', cookie)
  }

  #write(name: string, value: string, options: CookieOptions): void {
    this.#set.set(name, serialize(name, value, { path: '/', sameSite: 'Lax', secure: this.#https, ...options }))
    this.#sent[name] = value
  }
}
