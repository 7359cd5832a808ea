import { availableParallelism } from 'node:os'
import { argon2id, hash, verify } from 'argon2'
import { seconds } from './clock.ts'
import { FairQueue, type Sender } from './fair-queue.ts'
import { Refusal } from './refusal.ts'

interface Cost {
  /** In KiB. */
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** The first recommendation of OWASP for argon2id: 19 MiB, two passes, one lane. */
const recommended: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Returns a hash that belongs to no password. Checking against it takes as long as a real check. */
const decoyOf = ({ memoryCost, timeCost, parallelism }: Cost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Clients give up after ten seconds (docs/product.md#time-out). A request that has waited nearly that long is refused and may be sent again. */
const queueTimeoutMs = seconds(8)

const busyError = () => new Refusal('too_many', 'site.busy', { params: { seconds: 10 } })

/** The sender of hashes for the site itself, such as the password of the first admin. */
const ourselves: Sender = ['site']

/**
 * Hashes passwords a few at a time, in threads of libuv's pool. Each hash takes 19 MiB and a core, so a burst of logins waits in a bounded queue,
 * memory is bounded, and one core is left for other requests. Senders take turns: hundreds of tries from one address delay a login from another by
 * one hash. A full queue, and a wait that outlived its client, are refused with `site.busy`.
 */
export class Passwords {
  readonly #queue: FairQueue
  readonly #cost: Cost
  readonly #decoy: string

  /** The minimum length of a new password (PASSWORD_MIN). */
  readonly minLength: number

  constructor({
    concurrency = availableParallelism() > 2 ? 2 : 1,
    maxWaiting = 1000,
    maxWaitingPerSender = 250,
    minLength = 6,
    cost = recommended,
  } = {}) {
    this.minLength = minLength
    this.#cost = cost
    this.#decoy = decoyOf(cost)
    this.#queue = new FairQueue({ concurrency, maxWaiting, maxWaitingPerSender, queueTimeoutMs, busyError })
  }

  hash(password: string, sender = ourselves): Promise<string> {
    return this.#queue.run(sender, () => hash(password, { type: argon2id, ...this.#cost }))
  }

  verify(kept: string, password: string, sender = ourselves): Promise<boolean> {
    return this.#queue.run(sender, () => this.compare(kept, password))
  }

  /**
   * Returns the result of `lookUp` if the password matches. The look-up runs only at its turn, so that waiting logins hold no database connection. If
   * nothing is found, a decoy hash is checked, so that the time does not distinguish an unknown name from a wrong password.
   */
  check<Known extends { passwordHash: string }>(
    lookUp: () => Promise<Known | null>,
    password: string,
    sender = ourselves,
  ): Promise<Known | null> {
    return this.#queue.run(sender, async () => {
      const known = await lookUp()
      return (await this.compare(known?.passwordHash ?? this.#decoy, password)) ? known : null
    })
  }

  protected compare(kept: string, password: string): Promise<boolean> {
    return verify(kept, password)
  }
}
