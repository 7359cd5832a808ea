import { defineEntity, p } from '@mikro-orm/core'
import type { BackupPlace } from '../kernel/backup-store.ts'
import type { BackupReason, BackupState, RowDifference } from './backup.schema.ts'

// The record of backups. Two unique indexes ensure that at most one runs at a time, and that each day has one daily backup, in whichever process
// (docs/decisions/backups.md).
const BackupSchema = defineEntity({
  name: 'Backup',
  tableName: 'backup',
  indexes: [
    {
      name: 'backup_running_unique',
      expression: `create unique index "backup_running_unique" on "backup" ("state") where "state" = 'running'`,
      properties: ['state'],
    },
  ],
  properties: {
    id: p.integer().primary(),
    state: p.string().$type<BackupState>().length(10),
    /** The name of the admin; null for a daily backup. */
    byName: p.string().length(20).nullable(),
    /** The day in Shanghai, if this is the daily backup. */
    day: p.date().nullable().unique('backup_day_unique'),
    place: p.string().$type<BackupPlace>().length(10),
    file: p.string().length(80),
    startedAt: p.datetime(3),
    /** The last sign of life of the process that makes it. */
    aliveAt: p.datetime(3),
    finishedAt: p.datetime(3).nullable(),
    size: p.bigint('number').nullable(),
    tables: p.integer().nullable(),
    rows: p.bigint('number').nullable(),
    differences: p.json<RowDifference[]>().nullable(),
    reason: p.string().$type<BackupReason>().length(20).nullable(),
    words: p.string().length(500).nullable(),
  },
})

export class Backup extends BackupSchema.class {}

BackupSchema.setClass(Backup)
