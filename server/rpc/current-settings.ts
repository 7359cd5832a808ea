import type { SettingsInForce } from '../setting/site-settings.schema.ts'

/** The settings that every request needs, held in memory: reading them costs nothing. */
export interface CurrentSettings {
  readonly settings: SettingsInForce
  /** The banner of today, if there is one. */
  readonly banner: { zh: string; en: string } | null
  /** Another one whenever these settings make pages look otherwise. */
  readonly face: string
  /** Reads them anew; a caller that waits for it sees everything that was stored before. */
  refresh: () => Promise<void>
}
