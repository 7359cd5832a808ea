import { Readable } from 'node:stream'
import type { BackupStore } from '#server/kernel/backup-store.ts'
import type { DatabaseCopies } from '#server/kernel/database-copies.ts'

/** Backups that are forgotten with the process. What is written is the name of the draft; `files` tells what lies there. */
export function memoryBackups(): BackupStore & { files: Set<string>; tidied: string[] } {
  const files = new Set<string>()
  const tidied: string[] = []
  return {
    files,
    tidied,
    draft: async name => `/drafts/${name}`,
    async keep(name) {
      files.add(name)
      return 1234
    },
    fetch: async name => `/kept/${name}`,
    open: async name => (files.has(name) ? Readable.from([Buffer.from(`the bytes of ${name}`)]) : undefined),
    tidy: async name => void tidied.push(name),
    remove: async name => void files.delete(name),
  }
}

/** Copies of nothing: a site of three rows that comes back as it was. */
export const noCopies: DatabaseCopies = {
  write: async () => ({ member: 2, article: 1 }),
  check: async () => ({ member: 2, article: 1 }),
  clear: async () => undefined,
}
