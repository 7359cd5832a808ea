import { z } from 'zod'

/** How many backups are kept at most. */
const maxBackups = 60

export const backupPlaces = ['folder', 'storage'] as const

const kept = z.int('backup.kept').min(1, 'backup.kept').max(maxBackups, 'backup.kept')

/** The schedule of automatic backups, their number and their storage. `time` is a time of day in Shanghai. */
export const backupPlan = z.object({
  daily: z.boolean('invalid.value').default(true),
  time: z
    .string('backup.time')
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'backup.time')
    .default('03:30'),
  kept: kept.default(7),
  place: z.enum(backupPlaces, 'invalid.value').default('folder'),
})
