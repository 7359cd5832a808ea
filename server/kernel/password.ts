import { availableParallelism } from 'node:os'
import { argon2id, hash, verify } from 'argon2'
import { seconds } from './clock.ts'
import { Refusal } from './refusal.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const parameters = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

// What nobody's password hashes to: checking against it costs what a real check costs.
const decoy = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Clients give up after ten seconds (spec 7): who has waited nearly that long is told to come again. */
const longestWait = seconds(8)

const busy = () => new Refusal('too_many', 'site.busy', { params: { seconds: 10 } })

/**
 * Hashes passwords a few at a time: each hash takes 19 MiB and a core, so a burst of logins waits in a bounded queue
 * instead of exhausting memory. A full queue refuses with `site.busy`, and so does a wait that outlived its client; one core is
 * left for everybody else.
 */
export class Passwords {
  readonly #atOnce: number
  readonly #longest: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ atOnce = availableParallelism() > 2 ? 2 : 1, longest = 500 } = {}) {
    this.#atOnce = atOnce
    this.#longest = longest
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, parameters))
  }

  verify(kept: string, password: string): Promise<boolean> {
    return this.#inTurn(() => this.compare(kept, password))
  }

  /**
   * Whoever `lookUp` finds, if the password is theirs. It is asked only when the turn has come: the crowd that waits here keeps no
   * connection to the database busy. Where nothing is found it takes as long as a real check, so that an unknown name cannot be told
   * from a wrong password.
   */
  check<Known extends { passwordHash: string }>(
    lookUp: () => Promise<Known | null>,
    password: string,
  ): Promise<Known | null> {
    return this.#inTurn(async () => {
      const known = await lookUp()
      return (await this.compare(known?.passwordHash ?? decoy, password)) ? known : null
    })
  }

  protected compare(kept: string, password: string): Promise<boolean> {
    return verify(kept, password)
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const asked = performance.now()
    if (this.#running >= this.#atOnce) await this.#turn()
    else this.#running += 1
    try {
      if (performance.now() - asked > longestWait) throw busy()
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // In the next round of the loop: hundreds who have waited too long are refused one after another, with others' work between.
      if (next) setImmediate(next)
      else this.#running -= 1
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#longest) throw busy()
    return new Promise(go => this.#waiting.push(go))
  }
}
