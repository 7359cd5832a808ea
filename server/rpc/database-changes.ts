import { setTimeout as pause } from 'node:timers/promises'

/** Who keeps something that is right for as long as what it shows does not change. */
interface ChangeListener {
  /** `kind:id:place`, as the triggers of the database tell it (database-triggers/announce-change.ts). */
  changed: (change: string) => void
  /** From here on changes may be missed: nothing that is kept can be trusted. */
  lost: () => void
  /** From here on every change is announced again; changes before it were missed. */
  heard?: () => void
}

const atOnce = () => Promise.resolve()

/** In ms. */
const longestCatchUp = 250

/** Passes on what the database tells of changes to what everybody sees, whichever process made them. */
export class DatabaseChanges {
  readonly #listeners = new Set<ChangeListener>()
  #areHeard = false
  #catchUp: () => Promise<void> = atOnce
  #writes = 0
  #memberWrites = 0

  /** False while changes may be missed: nothing must be kept meanwhile. */
  get areHeard(): boolean {
    return this.#areHeard
  }

  /** How many writes went through this process. Counts, whose changes are not announced, may have changed with each. */
  get writes(): number {
    return this.#writes
  }

  /** How often a member has written what may be counted beside a text. */
  get memberWrites(): number {
    return this.#memberWrites
  }

  noteWrite(isCountedByMember: boolean): void {
    this.#writes += 1
    if (isCountedByMember) this.#memberWrites += 1
  }

  listen(listener: ChangeListener): void {
    this.#listeners.add(listener)
  }

  tell(change: string): void {
    for (const { changed } of this.#listeners) changed(change)
  }

  /** From now on every change is announced. `catchUp` waits until the changes that are committed by now have been. */
  begin(catchUp = atOnce): void {
    this.#catchUp = catchUp
    this.#areHeard = true
    for (const { heard } of this.#listeners) heard?.()
  }

  lose(): void {
    this.#areHeard = false
    this.#catchUp = atOnce
    for (const { lost } of this.#listeners) lost()
  }

  /**
   * Waits until every change that is committed by now has been announced here, so that its author sees it: that takes milliseconds. Where the
   * listener hangs it is not waited for, so that nobody is kept from writing.
   */
  caughtUp(): Promise<void> {
    return Promise.race([this.#catchUp(), pause(longestCatchUp, undefined, { ref: false })])
  }
}
