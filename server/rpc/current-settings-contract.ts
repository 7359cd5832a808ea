import type { SiteSettings } from '../setting/site-settings.schema.ts'

/** The settings that every request needs, held in memory so that requests need no query. */
export interface CurrentSettings {
  readonly values: SiteSettings
  /** Today's banner, if there is one. */
  readonly banner: { zh: string; en: string } | null
  /** A value that changes whenever these settings make pages look different. */
  readonly version: string
  /** Reads the settings again. After it resolves, everything that was stored before the call is in force. */
  refresh: () => Promise<void>
}
