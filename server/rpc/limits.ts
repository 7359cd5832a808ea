import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../kernel/refusal.ts'
import { recordOf } from '../kernel/primitives.schema.ts'
import type { Vault } from '../kernel/secret.ts'
import { textKinds, type TextName } from '../kernel/text-kinds.schema.ts'
import type { Context } from './context.ts'
import { senderOf } from './sender.ts'

interface Limit {
  points: number
  seconds: number
  /** How many times the limit of one person an address may use: a campus is one address (docs/product.md#limits). */
  addressFactor?: number
}

const textLimits = recordOf(textKinds.map(({ name, limit }): [TextName, Limit] => [name, limit]))

/** Points in a window of seconds; counted by member, else visitor session, and by address at twenty times that (docs/product.md#limits). */
export const limits = {
  login: { points: 10, seconds: 900, addressFactor: 1 },
  /** Of a browser that has logged in to the account before. */
  loginKnown: { points: 50, seconds: 900, addressFactor: 1 },
  loginAddress: { points: 200, seconds: 900, addressFactor: 1 },
  /** Codes of a second factor, for account and address together; and for the account, whoever has its password. */
  secondFactor: { points: 10, seconds: 900, addressFactor: 1 },
  secondFactorAll: { points: 50, seconds: 900, addressFactor: 1 },
  /** Second steps and passkeys, by address: what they guess is far too long to be guessed, but each costs some work. */
  secondStep: { points: 300, seconds: 900, addressFactor: 1 },
  registration: { points: 20, seconds: 3600 },
  like: { points: 120, seconds: 60 },
  bookmark: { points: 120, seconds: 60 },
  report: { points: 20, seconds: 3600 },
  ...textLimits,
  mosaic: { points: 120, seconds: 60 },
  // An editor saves a draft every few seconds.
  articleEdit: { points: 600, seconds: 3600 },
  postEdit: { points: 600, seconds: 3600 },
  /** A drawing takes a fraction of a second, one after another. A member's is drawn twice: to be seen, and to be kept. */
  poster: { points: 20, seconds: 60, addressFactor: 5 },
  upload: { points: 60, seconds: 3600 },
  preview: { points: 60, seconds: 60 },
  /** Codes of one e-mail address, and of all that are asked for from one network address. */
  codeAgain: { points: 1, seconds: 60, addressFactor: 1 },
  code: { points: 5, seconds: 3600, addressFactor: 1 },
  codeAddress: { points: 100, seconds: 3600, addressFactor: 1 },
  /** Acts that ask for a code or for the member's own password, and that have a code sent: they tell which addresses are taken. */
  account: { points: 20, seconds: 900 },
  visitor: { points: 300, seconds: 60, addressFactor: 1 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** Runs one SQL statement with $1… values on the site's pool. */
export type RunSql = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

const addressFactor = 20

/** Counts in the database, so that a restart or a second process forgets nothing. `off` lifts every limit (docs/operations.md#settings). */
export class Limiter {
  readonly #run: RunSql
  readonly #vault: Vault
  readonly #on: boolean
  readonly #counters = new Map<string, RateLimiterPostgres>()

  constructor(run: RunSql, vault: Vault, on: boolean) {
    this.#run = run
    this.#vault = vault
    this.#on = on
  }

  /** Counts one for the person and the address of the request; refuses with `site.too_many` and the seconds to wait. */
  async count(name: LimitName, context: Context): Promise<void> {
    const { points, seconds, addressFactor: factor = addressFactor }: Limit = limits[name]
    if (factor !== 1) await this.#consume(name, senderOf(context), points, seconds)
    await this.#consume(`${name}@`, context.address, points * factor, seconds)
  }

  /** Counts one for a key of the caller's own, such as account and address together. */
  async countKey(name: LimitName, key: string): Promise<void> {
    const { points, seconds } = limits[name]
    await this.#consume(name, key, points, seconds)
  }

  /** Removes the counts whose window is over. */
  async forgetExpired(): Promise<void> {
    await this.#run('delete from limit_count where expire <= $1', [Date.now()])
  }

  async #consume(prefix: string, key: string, points: number, seconds: number): Promise<void> {
    if (!this.#on) return
    try {
      // Keyed, so that nobody who has a copy of the table finds the addresses and e-mails in it by trying them all.
      await this.#counter(prefix, points, seconds).consume(this.#vault.keyedHash('limit', key))
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw new Refusal('too_many', 'site.too_many', {
        params: { seconds: Math.ceil(refused.msBeforeNext / 1000) || 1, limit: points },
      })
    }
  }

  #counter(prefix: string, points: number, seconds: number): RateLimiterPostgres {
    const known = this.#counters.get(prefix)
    if (known) return known
    const counter = new RateLimiterPostgres({
      storeClient: {
        query: (statement: { text: string; values: unknown[] }) => this.#run(statement.text, statement.values),
      },
      storeType: 'client',
      tableName: 'limit_count',
      tableCreated: true,
      keyPrefix: prefix,
      points,
      duration: seconds,
      inMemoryBlockOnConsumed: points + 1,
      clearExpiredByTimeout: false,
    })
    this.#counters.set(prefix, counter)
    return counter
  }
}
