import type { FileStore } from '../../kernel/file-store.ts'
import { s3Bucket, throwUnreachable } from './s3-bucket.ts'

/** Files in a bucket. */
export function s3Store(address: string): FileStore {
  const { base, ask } = s3Bucket(address)
  return {
    async put(name, bytes) {
      const response = await ask('PUT', name, { body: Uint8Array.from(bytes), type: 'image/webp' })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the storage has no such bucket: ${base}`)
    },
    async get(name) {
      const response = await ask('GET', name)
      if (response.ok) return new Uint8Array(await response.arrayBuffer().catch(throwUnreachable))
      await response.body?.cancel()
      return undefined
    },
    async remove(name) {
      const response = await ask('DELETE', name)
      await response.body?.cancel()
    },
  }
}
