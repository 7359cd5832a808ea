import { z } from 'zod'
import { backupPlan } from './backup-plan.schema.ts'
import { reviewConfig, wordList } from './review-rules.schema.ts'
import { banner, chosenLimits, footer, mailDomains } from './site-settings.schema.ts'
import { storedSmtp, noSmtp } from './smtp.schema.ts'

/** Every key always exists; a key without a stored value has its default (docs/api.md#admin). */
export const settingShapes = {
  registration_enabled: z.boolean().default(true),
  smtp_config: storedSmtp.default(noSmtp),
  review_config: reviewConfig.prefault({}),
  word_list: wordList.prefault({}),
  registration_domains: mailDomains,
  read_only: z.boolean().default(false),
  banner: banner.prefault({}),
  footer: footer.prefault({}),
  limits: chosenLimits.prefault({}),
  backups: backupPlan.prefault({}),
} as const

export type SettingKey = keyof typeof settingShapes
export type SettingValue<Key extends SettingKey> = z.output<(typeof settingShapes)[Key]>

export const registrationSwitch = z.object({ enabled: z.boolean('invalid.value') })

/** The key of a setting. An unknown key is refused as missing (404), not as invalid input. */
export const settingByKey = z.object({ key: z.string('setting.not_found') })

/** A setting for admins; secrets are hidden. */
export const shownSetting = z.object({ key: z.string(), value: z.unknown(), description: z.string() })
export type ShownSetting = z.infer<typeof shownSetting>
export const shownSettings = z.array(shownSetting)

export const settingCodes = [
  'setting.not_found',
  'setting.banner_chinese',
  'setting.banner_days',
  'setting.day',
  'setting.limit',
  'setting.line_too_long',
  'setting.mail_domain',
  'setting.police_number',
  'setting.postcode',
  'setting.too_many_domains',
  'setting.smtp_host',
  'setting.smtp_port',
  'setting.smtp_private',
  'setting.smtp_from_required',
  'setting.smtp_password_again',
  'setting.smtp_failed',
  'setting.smtp_none',
] as const
