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

/** Returns an unguessable token for cookies, links and bearers: 256 bits as base64url. */
export const newToken = () => randomBytes(32).toString('base64url')

/**
 * Returns the stored form of a token. Only the hash is stored, so that a copy of the database opens no session. Values that can be guessed need
 * `Vault.keyedHash`.
 */
export const hashToken = (token: string) => hash('sha256', token, 'base64url')

/** Returns the parts of APP_SECRET: the secret in use, then the earlier ones. */
export const secretsOf = (setting: string): string[] =>
  setting
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')

type Use = 'seal' | 'sign' | 'hash'

/**
 * Encrypts and signs with the site's secret (APP_SECRET). Each use and each purpose has its own key, derived with HKDF, so that a value made for one
 * purpose is invalid for another. `new,old` writes with the new secret and still reads values of the old one.
 */
export class Vault {
  readonly #secrets: readonly Buffer[]
  readonly #keys = new Map<string, KeyObject>()

  constructor(secret: string) {
    this.#secrets = secretsOf(secret).map(part => Buffer.from(part))
    if (this.#secrets.length === 0) throw new Error('the vault needs a secret')
  }

  /** Encrypts with AES-256-GCM; the result contains its nonce and tag. It can be opened only for the same purpose, such as the name of its cookie. */
  seal(purpose: string, text: string): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#key('seal', purpose), nonce).setAAD(Buffer.from(purpose))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** Returns the sealed text, or undefined if it was changed, or sealed for another purpose or with another secret. */
  open(purpose: string, sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url')
    const tries = this.#secrets.map((_, at) => opened(bytes, this.#key('seal', purpose, at), Buffer.from(purpose)))
    return tries.find(text => text !== undefined)
  }

  /** Like `open`, for values in the database. Those may be older than the keys for each purpose, or have no purpose at all. */
  openStored(purpose: string, sealed: string): string | undefined {
    return this.open(purpose, sealed) ?? this.#openEarly(purpose, sealed)
  }

  /**
   * Returns true if a stored value was sealed with the newest secret and the present scheme. Others must be sealed anew before the old secret is
   * removed.
   */
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
   * Returns the stored form of a value that could be guessed, such as a network address: without the site's secret a copy of the database does not
   * reveal it. A new secret gives new hashes, so counts by them begin anew.
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

// A KeyObject costs a tenth of the time of a key given as bytes.
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
