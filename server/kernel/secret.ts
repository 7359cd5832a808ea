import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** An unguessable token for cookies, links and bearers: 256 bits as base64url. */
export const newToken = () => randomBytes(32).toString('base64url')

/** How a token is kept: only its hash, so that a copy of the database opens no session. What can be guessed needs `Vault.keyedHash`. */
export const hashToken = (token: string) => hash('sha256', token, 'base64url')

/** The parts of APP_SECRET: the secret in use, then those that it follows. */
export const secretsOf = (setting: string): string[] =>
  setting
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')

type Use = 'seal' | 'sign' | 'hash'

/**
 * Encrypts and signs with the site's secret (APP_SECRET). Each use and each purpose has a key of its own, derived with HKDF, so that a
 * value made for one purpose is worth nothing for another. `new,old` writes with the new secret and still reads what the old one wrote.
 */
export class Vault {
  readonly #secrets: readonly Buffer[]
  readonly #keys = new Map<string, KeyObject>()

  constructor(secret: string) {
    this.#secrets = secretsOf(secret).map(part => Buffer.from(part))
    if (this.#secrets.length === 0) throw new Error('the vault needs a secret')
  }

  /** AES-256-GCM; the result carries its own nonce and tag. It opens for the same purpose alone, such as the name of its cookie. */
  seal(purpose: string, text: string): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#key('seal', purpose), nonce).setAAD(Buffer.from(purpose))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** The text that was sealed, or undefined when it was changed, or sealed for another purpose or with another secret. */
  open(purpose: string, sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url')
    const tries = this.#secrets.map((_, at) => opened(bytes, this.#key('seal', purpose, at), Buffer.from(purpose)))
    return tries.find(text => text !== undefined)
  }

  /**
   * As `open`, for what the database keeps: it may have been sealed before each purpose had a key of its own, or before seals had a
   * purpose at all.
   */
  openStored(purpose: string, sealed: string): string | undefined {
    return this.open(purpose, sealed) ?? this.#openEarly(purpose, sealed)
  }

  /** Whether the text of a stored seal is the newest secret's own; otherwise it should be sealed anew before the old secret goes. */
  isCurrent(purpose: string, sealed: string): boolean {
    return opened(Buffer.from(sealed, 'base64url'), this.#key('seal', purpose), Buffer.from(purpose)) !== undefined
  }

  #openEarly(purpose: string, sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url')
    const tries = this.#secrets.flatMap(secret => {
      const key = createSecretKey(createHash('sha256').update(secret).digest())
      return [opened(bytes, key, Buffer.from(purpose)), opened(bytes, key, undefined)]
    })
    return tries.find(text => text !== undefined)
  }

  sign(purpose: string, text: string): string {
    return hmac(this.#key('sign', purpose), text)
  }

  verify(purpose: string, text: string, signature: string): boolean {
    const given = Buffer.from(signature)
    return this.#secrets.some((_, at) => isEqual(Buffer.from(hmac(this.#key('sign', purpose, at), text)), given))
  }

  /**
   * What stands in the database for something that could be guessed, such as a network address: without the site's secret a copy of the
   * database tells nothing of it. A new secret gives new hashes: what is counted by them begins anew.
   */
  keyedHash(purpose: string, text: string): string {
    return hmac(this.#key('hash', purpose), text)
  }

  #key(use: Use, purpose: string, at = 0): KeyObject {
    const name = `${at} ${use} ${purpose}`
    const known = this.#keys.get(name)
    if (known !== undefined) return known
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', this.#secrets[at] ?? '', '', `${use} ${purpose}`, 32)))
    this.#keys.set(name, key)
    return key
  }
}

// A key that is ready costs a tenth of one given as bytes.
const hmac = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest('base64url')

const isEqual = (expected: Buffer, given: Buffer) =>
  expected.length === given.length && timingSafeEqual(expected, given)

function opened(bytes: Buffer, key: KeyObject, purpose: Buffer | undefined): string | undefined {
  if (bytes.length < 28) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    if (purpose !== undefined) decipher.setAAD(purpose)
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
