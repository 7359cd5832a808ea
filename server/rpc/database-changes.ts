import { setTimeout as pause } from 'node:timers/promises'

/** A cache whose values are valid until something they show changes. */
interface ChangeListener {
  /** Called with `kind:id:place`, as the triggers of the database announce it (database-triggers/announce-change.ts). */
  onChange: (change: string) => void
  /** Changes may be missed from here on, so no cached value can be trusted. */
  onIncomplete: () => void
  /** Every change is announced again from here on; changes before it were missed. */
  onComplete?: () => void
}

const resolveImmediately = () => Promise.resolve()

/** In ms. */
const maxCatchUpMs = 250

/** Passes on the database's announcements of changes to public rows, whichever process made them. */
export class DatabaseChanges {
  readonly #listeners = new Set<ChangeListener>()
  #isComplete = false
  #catchUp: () => Promise<void> = resolveImmediately
  #writes = 0
  #memberWrites = 0

  /** False while changes may be missed. Nothing may be cached then. */
  get isComplete(): boolean {
    return this.#isComplete
  }

  /** The number of writes through this process. Each may have changed counts, whose changes are not announced. */
  get writes(): number {
    return this.#writes
  }

  /** The number of members' writes that may change a count beside a text. */
  get memberWrites(): number {
    return this.#memberWrites
  }

  noteWrite(isCountedByMember: boolean): void {
    this.#writes += 1
    if (isCountedByMember) this.#memberWrites += 1
  }

  /** Returns a function that ends the listening. */
  listen(listener: ChangeListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  notify(change: string): void {
    for (const { onChange } of this.#listeners) onChange(change)
  }

  /** From now on every change is announced. `catchUp` waits until the changes committed so far have been announced. */
  markComplete(catchUp = resolveImmediately): void {
    this.#catchUp = catchUp
    this.#isComplete = true
    for (const { onComplete } of this.#listeners) onComplete?.()
  }

  markIncomplete(): void {
    this.#isComplete = false
    this.#catchUp = resolveImmediately
    for (const { onIncomplete } of this.#listeners) onIncomplete()
  }

  /**
   * Waits until every change committed so far has been announced in this process, so that its author sees it. That takes milliseconds; after 250 ms
   * the wait ends, so that a listener that hangs blocks no write.
   */
  waitUntilAnnounced(): Promise<void> {
    return Promise.race([this.#catchUp(), pause(maxCatchUpMs, undefined, { ref: false })])
  }
}
