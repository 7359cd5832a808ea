import { isDeepStrictEqual } from 'node:util'
import { LockMode, type EntityManager } from '@mikro-orm/postgresql'
import type { z } from 'zod'
import { Setting } from './setting.entity.ts'
import { settingShapes, type SettingKey, type SettingValue } from './setting.schema.ts'
import type { SiteSettings } from './site-settings.schema.ts'

// With this type TypeScript checks that the shape of a key returns that key's value.
const shapes: { readonly [Key in SettingKey]: z.ZodType<SettingValue<Key>> } = settingShapes

/** Returns the current value: the one that an admin stored, else the default. */
export async function loadSetting<Key extends SettingKey>(em: EntityManager, key: Key): Promise<SettingValue<Key>> {
  const row = await em.findOne(Setting, { key })
  return shapes[key].parse(row?.value)
}

/** Reads the settings that every request needs, in one query. */
export async function loadSiteSettings(em: EntityManager): Promise<SiteSettings> {
  const rows = await em.find(Setting, { key: { $in: ['read_only', 'banner', 'footer', 'limits'] } })
  const kept = (key: SettingKey) => rows.find(row => row.key === key)?.value
  return {
    readOnly: shapes.read_only.parse(kept('read_only')),
    banner: shapes.banner.parse(kept('banner')),
    footer: shapes.footer.parse(kept('footer')),
    limits: shapes.limits.parse(kept('limits')),
  }
}

interface Change<Key extends SettingKey> {
  before: SettingValue<Key>
  after: SettingValue<Key>
}

/** Computes the next value from the current one, inside a transaction. */
export async function changeSetting<Key extends SettingKey>(
  em: EntityManager,
  key: Key,
  change: (before: SettingValue<Key>) => SettingValue<Key>,
  now: Date,
): Promise<Change<Key>> {
  const row = await lockRow(em, key, now, LockMode.PESSIMISTIC_WRITE)
  const before = shapes[key].parse(row.value)
  const value = change(before)
  if (!isDeepStrictEqual(before, value)) Object.assign(row, { value, updatedAt: now })
  return { before, after: value }
}

/** Returns the current value and locks it against changes until the transaction of `em` ends. */
export async function lockSetting<Key extends SettingKey>(
  em: EntityManager,
  key: Key,
  now: Date,
): Promise<SettingValue<Key>> {
  const { value } = await lockRow(em, key, now, LockMode.PESSIMISTIC_READ)
  return shapes[key].parse(value)
}

type RowLock = LockMode.PESSIMISTIC_READ | LockMode.PESSIMISTIC_WRITE

/** Inserts the row first if it is missing, so that there is a row to lock. */
async function lockRow(em: EntityManager, key: SettingKey, now: Date, lockMode: RowLock): Promise<Setting> {
  await em.upsert(Setting, { key, value: shapes[key].parse(undefined), updatedAt: now }, { onConflictAction: 'ignore' })
  return em.findOneOrFail(Setting, { key }, { lockMode, refresh: true })
}
