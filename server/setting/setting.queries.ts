import type { EntityManager } from '@mikro-orm/postgresql'
import { Setting } from './setting.entity.ts'
import { settingShapes, type SettingKey, type SettingValue } from './setting.schema.ts'

/** The value in force: what an admin stored, else the default. */
export async function settingOf<Key extends SettingKey>(em: EntityManager, key: Key): Promise<SettingValue<Key>> {
  const row = await em.findOne(Setting, { key })
  return settingShapes[key].parse(row?.value)
}

/** Stores a value in the caller's unit of work. */
export async function storeSetting<Key extends SettingKey>(em: EntityManager, key: Key, value: SettingValue<Key>, now: Date): Promise<void> {
  const row = await em.findOne(Setting, { key })
  if (row) Object.assign(row, { value, updatedAt: now })
  else em.persist(em.create(Setting, { key, value, updatedAt: now }))
}
