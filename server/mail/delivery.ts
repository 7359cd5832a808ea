import { z } from 'zod'
import { after, hours, minutes, seconds, type Clock } from '../kernel/clock.ts'
import type { Vault } from '../kernel/secret.ts'
import { composeLetter } from './compose-letter.ts'
import type { Letter } from './letter.entity.ts'
import { dropLetter, giveUpLetter, letterSeal, postponeLetter, takeLetter, type Fork } from './letter.queries.ts'
import type { Route } from './send-mail-by-smtp.ts'
import { isForGood, wordsOf } from './smtp-failure.ts'

interface PostOffice {
  fork: Fork
  clock: Clock
  vault: Vault
  report: (fault: unknown, where: string) => void
  /** The current way of sending letters. An admin may have changed it since the last round. */
  route: (locale: 'zh' | 'en') => Promise<Route>
  siteUrl: string | undefined
  /** The part behind the @ of message ids. */
  domain: string
}

/** After each try that failed; after the last one the letter is given up, and the admins see it. */
const pauses = [seconds(30), minutes(2), minutes(10), minutes(30), hours(2), hours(6), hours(12)] as const

/** Other processes order letters too, and postponed ones come due: an idle process looks this often. */
const lookEvery = seconds(15)

const saidWords = z.record(z.string(), z.union([z.string(), z.number()]))

/** Carries the letters of the outbox away: one at a time, each by one process (docs/product.md#delivery). */
export class Delivery {
  readonly #office: PostOffice
  #round: Promise<void> | undefined
  #again = false
  #stopped = false
  #timer: NodeJS.Timeout | undefined

  constructor(office: PostOffice) {
    this.#office = office
  }

  /** Looks for letters now and from time to time, until it is stopped. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), lookEvery)
    this.#timer.unref()
    this.wake()
  }

  /** There may be letters: sets off, or looks once more when it is under way. */
  wake(): void {
    if (this.#stopped) return
    this.#again = true
    this.#round ??= this.#rounds().finally(() => (this.#round = undefined))
  }

  /** Lets the letter that is on its way arrive, and takes no other. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#round
  }

  async #rounds(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false
      try {
        await this.deliverDue()
      } catch (fault) {
        this.#office.report(fault, 'delivery of letters')
      }
    }
  }

  /** Sends what is due. When the mail server itself fails, the rest waits for the next round instead of for as many time-outs. */
  async deliverDue(): Promise<void> {
    const { fork, clock } = this.#office
    while (!this.#stopped) {
      const letter = await takeLetter(fork(), clock.now())
      if (!letter || !(await this.#deliver(letter))) return
    }
  }

  /** False when the way is blocked for others too. */
  async #deliver(letter: Letter): Promise<boolean> {
    const { fork, clock } = this.#office
    if (letter.uselessAt && letter.uselessAt <= clock.now()) {
      // Nobody is helped by an old code; that it could not be sent is worth knowing where a server said why.
      if (letter.lastWords == null) await dropLetter(fork(), letter)
      else await giveUpLetter(fork(), letter, clock.now(), letter.lastWords)
      return true
    }
    try {
      await this.#send(letter)
    } catch (error) {
      return this.#settle(letter, error)
    }
    await dropLetter(fork(), letter)
    return true
  }

  async #send(letter: Letter): Promise<void> {
    const { vault, siteUrl, domain, route } = this.#office
    const opened = vault.openStored(letterSeal, letter.sealedWords)
    if (opened === undefined) throw new Error('the letter was sealed with another APP_SECRET')
    const { id, kind, locale, address: to, createdAt: at } = letter
    const written = composeLetter({ kind, locale, words: saidWords.parse(JSON.parse(opened)), at, siteUrl })
    const way = await route(locale)
    try {
      await way.send({ ...written, to, messageId: `<letter.${id}.${at.getTime()}@${domain}>` })
    } finally {
      way.close()
    }
  }

  async #settle(letter: Letter, error: unknown): Promise<boolean> {
    const { fork, clock, report } = this.#office
    const words = wordsOf(error)
    const pause = pauses[letter.tries - 1]
    const now = clock.now()
    if (isForGood(error) || pause === undefined) {
      await giveUpLetter(fork(), letter, now, words)
      report(new Error(words), `letter ${letter.id} (${letter.kind}) given up after ${letter.tries} tries`)
    } else await postponeLetter(fork(), letter, after(now, pause), words)
    return isForGood(error)
  }
}
