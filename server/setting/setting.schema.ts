import { z } from 'zod'

/** Every key always exists: what nobody has set yet has its default (api: Admin). */
export const settingShapes = {
  registration_enabled: z.boolean().default(true),
} as const

export type SettingKey = keyof typeof settingShapes
export type SettingValue<Key extends SettingKey> = z.output<(typeof settingShapes)[Key]>

export const registrationSwitch = z.object({ enabled: z.boolean('invalid.value') })
