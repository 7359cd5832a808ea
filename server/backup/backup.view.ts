import type { Backup } from './backup.entity.ts'
import type { ShownBackup } from './backup.schema.ts'

export const viewBackup = (backup: Backup): ShownBackup => ({
  id: backup.id,
  state: backup.state,
  by: backup.byName ?? null,
  place: backup.place,
  file: backup.file,
  startedAt: backup.startedAt.toISOString(),
  finishedAt: backup.finishedAt?.toISOString() ?? null,
  size: backup.size ?? null,
  tables: backup.tables ?? null,
  rows: backup.rows ?? null,
  differences: backup.differences ?? [],
  reason: backup.reason ?? null,
  words: backup.words ?? null,
})
