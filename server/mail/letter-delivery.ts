import { z } from 'zod'
import { after, hours, minutes, seconds, type Clock } from '../kernel/clock.ts'
import type { Vault } from '../kernel/secret.ts'
import { composeLetter } from './compose-letter.ts'
import type { Letter } from './letter.entity.ts'
import { deleteLetter, failLetter, letterSeal, postponeLetter, takeLetter, type Fork } from './letter.queries.ts'
import type { MailTransport } from './smtp-transport.ts'
import { isPermanent, describeSmtpFailure } from './smtp-failure.ts'

interface DeliveryOptions {
  fork: Fork
  clock: Clock
  vault: Vault
  report: (fault: unknown, where: string) => void
  /** Opens the current mail transport, which an admin may have changed since the last round. */
  openTransport: (locale: 'zh' | 'en') => Promise<MailTransport>
  siteUrl: string | undefined
  /** The domain of message ids. */
  domain: string
}

/** The pauses after failed tries, in ms. After the last one the letter is given up and shown to admins. */
const pauses = [seconds(30), minutes(2), minutes(10), minutes(30), hours(2), hours(6), hours(12)] as const

/** How often an idle process checks the outbox, because other processes order letters too and postponed ones become due. */
const checkInterval = seconds(15)

const letterVariables = z.record(z.string(), z.union([z.string(), z.number()]))

/** Delivers the letters of the outbox one at a time, each by one process (docs/product.md#delivery). */
export class Delivery {
  readonly #options: DeliveryOptions
  #round: Promise<void> | undefined
  #again = false
  #stopped = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: DeliveryOptions) {
    this.#options = options
  }

  /** Checks for letters now and at intervals, until it is stopped. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), checkInterval)
    this.#timer.unref()
    this.wake()
  }

  /** Starts a round, because there may be letters. During a round, has it check once more. */
  wake(): void {
    if (this.#stopped) return
    this.#again = true
    this.#round ??= this.#rounds().finally(() => (this.#round = undefined))
  }

  /** Finishes the letter that is being sent, and takes no other. */
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
        this.#options.report(fault, 'delivery of letters')
      }
    }
  }

  /** Sends the letters that are due. When the mail server itself fails, the others wait for the next round, instead of one time-out each. */
  async deliverDue(): Promise<void> {
    const { fork, clock } = this.#options
    while (!this.#stopped) {
      const letter = await takeLetter(fork(), clock.now())
      if (!letter || !(await this.#deliver(letter))) return
    }
  }

  /** Returns false if the failure also affects other letters. */
  async #deliver(letter: Letter): Promise<boolean> {
    const { fork, clock } = this.#options
    if (letter.expiresAt && letter.expiresAt <= clock.now()) {
      // An expired code helps nobody. If a server gave a reason for the failure, the letter is kept for the admins to see.
      if (letter.lastSmtpResponse == null) await deleteLetter(fork(), letter)
      else await failLetter(fork(), letter, clock.now(), letter.lastSmtpResponse)
      return true
    }
    try {
      await this.#send(letter)
    } catch (error) {
      return this.#settle(letter, error)
    }
    await deleteLetter(fork(), letter)
    return true
  }

  async #send(letter: Letter): Promise<void> {
    const { vault, siteUrl, domain, openTransport } = this.#options
    const opened = vault.openStored(letterSeal, letter.sealedVariables)
    if (opened === undefined) throw new Error('the letter was sealed with another APP_SECRET')
    const { id, kind, locale, address: to, createdAt: at } = letter
    const written = composeLetter({ kind, locale, variables: letterVariables.parse(JSON.parse(opened)), at, siteUrl })
    const transport = await openTransport(locale)
    try {
      await transport.send({ ...written, to, messageId: `<letter.${id}.${at.getTime()}@${domain}>` })
    } finally {
      transport.close()
    }
  }

  async #settle(letter: Letter, error: unknown): Promise<boolean> {
    const { fork, clock, report } = this.#options
    const response = describeSmtpFailure(error)
    const pause = pauses[letter.tries - 1]
    const now = clock.now()
    if (isPermanent(error) || pause === undefined) {
      await failLetter(fork(), letter, now, response)
      report(new Error(response), `letter ${letter.id} (${letter.kind}) given up after ${letter.tries} tries`)
    } else await postponeLetter(fork(), letter, after(now, pause), response)
    return isPermanent(error)
  }
}
