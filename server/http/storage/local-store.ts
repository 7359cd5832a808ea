import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '../../kernel/file-store.ts'

/** Files in subfolders by the beginning of their names. A file gets its name when it is complete. */
export function localStore(folder: string): FileStore {
  const place = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    async put(name, bytes) {
      const path = place(name)
      const draft = `${path}.${randomBytes(4).toString('hex')}`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(draft, bytes, { mode: 0o600, flush: true })
      await rename(draft, path)
    },
    async get(name) {
      try {
        return Uint8Array.from(await readFile(place(name)))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: name => rm(place(name), { force: true }),
  }
}
