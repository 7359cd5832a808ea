import { BackupFailed } from '../kernel/database-backups.ts'
import { StorageUnavailable } from '../kernel/backup-store.ts'
import type { BackupReason } from './backup.schema.ts'

interface FailureReason {
  reason: BackupReason
  words: string | null
}

/** The length of the column `words`. */
const maxLength = 500

/** Returns the reason of a failed backup, with the message of the system. */
export function failureReasonOf(error: unknown, signal: AbortSignal): FailureReason {
  if (signal.aborted) return { reason: 'stopped', words: null }
  const message = error instanceof Error ? error.message : String(error)
  const words = Array.from(message.trim()).slice(0, maxLength).join('')
  return { reason: reasonOf(error), words: words === '' ? null : words }
}

function reasonOf(error: unknown): BackupReason {
  if (error instanceof BackupFailed) return error.fault
  if (error instanceof StorageUnavailable) return 'place_gone'
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'full'
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EROFS' || code === 'EACCES' ? 'place_gone' : 'other'
}
