import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** An unguessable token for cookies, links and bearers: 256 bits as base64url. */
export const newToken = () => randomBytes(32).toString('base64url')

/** How a token is kept: only its hash, so that a copy of the database opens no session. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Encrypts and signs with the site's secret (APP_SECRET). */
export class Vault {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = createHash('sha256').update(secret).digest()
  }

  /** AES-256-GCM; the result carries its own nonce and tag. It opens for the same purpose alone, such as the name of its cookie. */
  seal(purpose: string, text: string): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(purpose))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** The text that was sealed, or undefined when it was changed, or sealed for another purpose or with another secret. */
  open(purpose: string, sealed: string): string | undefined {
    return this.#open(sealed, Buffer.from(purpose))
  }

  /** As `open`, for what the database keeps: it may have been sealed before seals had a purpose. */
  openStored(purpose: string, sealed: string): string | undefined {
    return this.open(purpose, sealed) ?? this.#open(sealed, undefined)
  }

  #open(sealed: string, purpose: Buffer | undefined): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url')
    if (bytes.length < 28) return undefined
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, 12))
      if (purpose !== undefined) decipher.setAAD(purpose)
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    } catch {
      return undefined
    }
  }

  sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url')
  }

  verify(text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(text))
    const given = Buffer.from(signature)
    return expected.length === given.length && timingSafeEqual(expected, given)
  }
}
