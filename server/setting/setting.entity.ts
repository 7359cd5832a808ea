import { defineEntity, p } from '@mikro-orm/core'
import { changesChannel } from '../rpc/database-triggers/announce-change.ts'

// The rows have no id, so a change is announced with the key, as `setting:banner:`.
const announcesChange = {
  name: 'setting_told',
  timing: 'after' as const,
  events: ['insert' as const, 'delete' as const, 'update' as const],
  body: `perform pg_notify('${changesChannel}', concat_ws(':', 'setting', coalesce(new.key, old.key), ''));
  return null`,
}

// The settings of admins for the whole site, one row for each key. The defaults are in setting.schema.ts.
const SettingSchema = defineEntity({
  name: 'Setting',
  tableName: 'setting',
  triggers: [announcesChange],
  properties: {
    key: p.string().length(40).primary(),
    value: p.json<unknown>(),
    updatedAt: p.datetime(3),
  },
})

export class Setting extends SettingSchema.class {}

SettingSchema.setClass(Setting)
