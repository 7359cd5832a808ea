import { isDeepStrictEqual } from 'node:util'
import type { Site } from '../rpc/context.ts'
import type { CurrentSettings } from '../rpc/current-settings-contract.ts'
import { dateInShanghai } from '../kernel/shanghai-time.schema.ts'
import { loadSiteSettings } from './setting.queries.ts'
import { settingShapes } from './setting.schema.ts'
import type { SiteSettings } from './site-settings.schema.ts'

/** The default settings, before anything was read. */
const defaultSettings: SiteSettings = {
  readOnly: settingShapes.read_only.parse(undefined),
  banner: settingShapes.banner.parse(undefined),
  footer: settingShapes.footer.parse(undefined),
  limits: settingShapes.limits.parse(undefined),
}

/** The settings that every request needs, cached in this process: read at the start, and again when a change is announced. */
export class CachedSettings implements CurrentSettings {
  readonly #site: Pick<Site, 'fork' | 'clock'>
  readonly #report: Site['report']
  #settings = defaultSettings
  #version = 0
  #isWanted = false
  #reading: Promise<void> | undefined

  constructor(site: Pick<Site, 'fork' | 'clock' | 'changes'>, report: Site['report']) {
    this.#site = site
    this.#report = report
    const again = () => void this.refresh()
    site.changes.listen({
      onChange: change => change.startsWith('setting:') && again(),
      onIncomplete: () => undefined,
      onComplete: again,
    })
  }

  get values(): SiteSettings {
    return this.#settings
  }

  /** The banner of today, if there is one. */
  get banner(): { zh: string; en: string } | null {
    const { zh, en, from, until } = this.#settings.banner
    if (zh === '') return null
    const today = dateInShanghai(this.#site.clock.now())
    return (from !== null && today < from) || (until !== null && today > until) ? null : { zh, en }
  }

  /** A version that changes whenever these settings change the look of pages. */
  get version(): string {
    return `${this.#version}${this.banner === null ? '' : '!'}`
  }

  /**
   * Reads the settings. After the promise resolves, everything that was stored before the call is visible. A failed read keeps the known settings.
   */
  refresh(): Promise<void> {
    this.#isWanted = true
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #read(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false
      try {
        this.#show(await loadSiteSettings(this.#site.fork()))
      } catch (fault) {
        this.#report(fault, 'reading of settings')
      }
    }
  }

  #show(settings: SiteSettings): void {
    if (isDeepStrictEqual(settings, this.#settings)) return
    this.#settings = settings
    this.#version += 1
  }
}
