import { z } from 'zod'
import { id, moment, paging, totals } from '../kernel/primitives.schema.ts'
import { backupPlaces, backupPlan } from '../setting/backup-plan.schema.ts'

export const backupStates = ['running', 'good', 'unchecked', 'failed'] as const
export type BackupState = (typeof backupStates)[number]

/** Why a backup failed, or could not be checked. Pages and letters translate these codes. */
const backupReasons = [
  'full',
  'place_gone',
  'no_program',
  'may_not_create',
  'damaged',
  'rows_differ',
  'stopped',
  'cut_off',
  'other',
] as const
export type BackupReason = (typeof backupReasons)[number]

/** A table whose number of rows differs between the backup and the site. */
const difference = z.object({ table: z.string(), onSite: z.int(), inBackup: z.int() })
export type RowDifference = z.infer<typeof difference>

const shownBackup = z.object({
  id: z.int(),
  state: z.enum(backupStates),
  /** Null for a daily backup. */
  by: z.string().nullable(),
  place: z.enum(backupPlaces),
  file: z.string(),
  startedAt: moment,
  finishedAt: moment.nullable(),
  /** Bytes; null until the file is written. */
  size: z.number().nullable(),
  tables: z.int().nullable(),
  rows: z.number().nullable(),
  differences: z.array(difference),
  reason: z.enum(backupReasons).nullable(),
  /** The error message of the operating system or of the backup program, untranslated. */
  words: z.string().nullable(),
})
export type ShownBackup = z.infer<typeof shownBackup>

export const listBackups = paging(20)
export const backupList = z.object({ backups: z.array(shownBackup), ...totals })

/** The plan, with whether there is object storage and when the next daily backup is due. */
export const shownPlan = backupPlan.extend({ hasStorage: z.boolean(), nextAt: moment.nullable() })
export type ShownPlan = z.infer<typeof shownPlan>

export const backupById = z.object({ id })
export const backupMade = z.object({ backup: shownBackup })
export const backupFile = z.object({ file: z.string(), size: z.number() })

export const backupCodes = [
  'backup.file_gone',
  'backup.kept',
  'backup.no_storage',
  'backup.not_found',
  'backup.running',
  'backup.time',
] as const
