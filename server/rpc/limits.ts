import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { limitRefusal } from '../kernel/refusal.ts'
import type { Vault } from '../kernel/secret.ts'
import type { Context } from './context.ts'
import { limits, type AdjustableLimit, type Limit, type LimitName } from './limits.schema.ts'
import { identifyCaller } from './identify-caller.ts'

export { limits, type LimitName }

/** Runs one SQL statement with $1… values on the site's pool. */
export type RunSql = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

const addressFactor = 20

/** The points that admins have set instead of the defaults. */
type ChosenPoints = Readonly<Partial<Record<AdjustableLimit, number | null>>>
const isChosen = (chosen: ChosenPoints, name: LimitName): name is AdjustableLimit => Object.hasOwn(chosen, name)

/**
 * Rate limits with their counts in the database, so that they survive a restart and hold for all processes. `on` is false if the setting is `off`
 * (docs/operations.md#settings).
 */
export class Limiter {
  readonly #run: RunSql
  readonly #vault: Vault
  readonly #on: boolean
  readonly #chosen: () => ChosenPoints
  readonly #counters = new Map<string, RateLimiterPostgres>()

  constructor(run: RunSql, vault: Vault, on: boolean, chosen: () => ChosenPoints = () => ({})) {
    this.#run = run
    this.#vault = vault
    this.#on = on
    this.#chosen = chosen
  }

  /** Counts one for the caller and the address of the request. Refuses with `site.too_many` and the seconds to wait. */
  async count(name: LimitName, context: Context): Promise<void> {
    const { seconds, addressFactor: factor = addressFactor }: Limit = limits[name]
    const points = this.#pointsOf(name)
    if (factor !== 1) await this.#consume(name, identifyCaller(context), points, seconds)
    await this.#consume(`${name}@`, context.address, points * factor, seconds)
  }

  /** Counts one for a given key, such as account and address together. */
  async countKey(name: LimitName, key: string): Promise<void> {
    await this.#consume(name, key, this.#pointsOf(name), limits[name].seconds)
  }

  #pointsOf(name: LimitName): number {
    const chosen = this.#chosen()
    return (isChosen(chosen, name) ? chosen[name] : null) ?? limits[name].points
  }

  /** Removes the counts whose window is over. */
  async forgetExpired(): Promise<void> {
    await this.#run('delete from limit_count where expire <= $1', [Date.now()])
  }

  async #consume(prefix: string, key: string, points: number, seconds: number): Promise<void> {
    if (!this.#on) return
    try {
      // The hash is keyed, so that nobody with a copy of the table can find addresses and e-mails by trying.
      await this.#counter(prefix, points, seconds).consume(this.#vault.keyedHash('limit', key))
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw limitRefusal(refused.msBeforeNext, points)
    }
  }

  #counter(prefix: string, points: number, seconds: number): RateLimiterPostgres {
    // A counter remembers the keys it refused, so other points need another counter on the same rows.
    const known = this.#counters.get(`${prefix} ${points}`)
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
    this.#counters.set(`${prefix} ${points}`, counter)
    return counter
  }
}
