import { Readable } from 'node:stream'
import type { BackupStore } from '#server/kernel/backup-store.ts'
import type { DatabaseBackups } from '#server/kernel/database-backups.ts'

/** A store of backups in memory. It keeps only their names, in `files`. */
export function memoryBackups(): BackupStore & { files: Set<string>; tidied: string[] } {
  const files = new Set<string>()
  const tidied: string[] = []
  return {
    files,
    tidied,
    draft: async name => `/drafts/${name}`,
    async commit(name) {
      files.add(name)
      return 1234
    },
    fetch: async name => `/kept/${name}`,
    open: async name => (files.has(name) ? Readable.from([Buffer.from(`the bytes of ${name}`)]) : undefined),
    removeDrafts: async name => void tidied.push(name),
    remove: async name => void files.delete(name),
  }
}

/** Database backups without data: they report three rows and restore nothing. */
export const fakeDatabaseBackups: DatabaseBackups = {
  write: async () => ({ member: 2, article: 1 }),
  check: async () => ({ member: 2, article: 1 }),
  clear: async () => undefined,
}
