import { StatePerSite } from '../rpc/state-per-site.ts'
import type { Site } from '../rpc/context.ts'
import type { Backup } from './backup.entity.ts'
import { makeBackup } from './make-backup.ts'

/** The backup that this process is making. At most one runs in all processes together. */
class RunningBackup {
  readonly #site: Site
  readonly #stopping = new AbortController()
  #running: Promise<void> = Promise.resolve()
  /** The id of the running backup. */
  current: number | undefined

  constructor(site: Site) {
    this.#site = site
  }

  start(backup: Backup): void {
    this.#running = this.#running.then(async () => {
      this.current = backup.id
      await makeBackup(this.#site, backup, this.#stopping.signal)
      this.current = undefined
    })
  }

  idle(): Promise<void> {
    return this.#running
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }
}

/** The running backup of each site. */
export const runningBackups = new StatePerSite(site => new RunningBackup(site))
