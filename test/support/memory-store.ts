import type { FileStore } from '#server/kernel/file-store.ts'

/** A file store in memory. */
export function memoryStore(): FileStore & { names: () => string[] } {
  const files = new Map<string, Uint8Array>()
  return {
    put: async (name, bytes) => void files.set(name, bytes),
    async get(name) {
      const bytes = files.get(name)
      return bytes && Uint8Array.from(bytes)
    },
    remove: async name => void files.delete(name),
    names: () => [...files.keys()].sort(),
  }
}
