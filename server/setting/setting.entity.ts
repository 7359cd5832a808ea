import { defineEntity, p } from '@mikro-orm/core'

// What admins set for the whole site, one row a key; the defaults stand in setting.schema.ts.
const SettingSchema = defineEntity({
  name: 'Setting',
  tableName: 'setting',
  properties: {
    key: p.string().length(40).primary(),
    value: p.json<unknown>(),
    updatedAt: p.datetime(3),
  },
})

export class Setting extends SettingSchema.class {}

SettingSchema.setClass(Setting)
