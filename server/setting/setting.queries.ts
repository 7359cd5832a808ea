import { LockMode, type EntityManager } from '@mikro-orm/postgresql'
import { Setting } from './setting.entity.ts'
import { settingShapes, type SettingKey, type SettingValue } from './setting.schema.ts'

/** The value in force: what an admin stored, else the default. */
export async function settingOf<Key extends SettingKey>(em: EntityManager, key: Key): Promise<SettingValue<Key>> {
  const row = await em.findOne(Setting, { key })
  return settingShapes[key].parse(row?.value)
}

/**
 * Stores a value inside a transaction and returns the one that was in force. The row is made first where nobody has set it yet,
 * so that there is always one to lock.
 */
export async function storeSetting<Key extends SettingKey>(
  em: EntityManager,
  key: Key,
  value: SettingValue<Key>,
  now: Date,
): Promise<SettingValue<Key>> {
  await em.upsert(
    Setting,
    { key, value: settingShapes[key].parse(undefined), updatedAt: now },
    { onConflictAction: 'ignore' },
  )
  const row = await em.findOneOrFail(Setting, { key }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })
  const before = settingShapes[key].parse(row.value)
  if (before !== value) Object.assign(row, { value, updatedAt: now })
  return before
}
