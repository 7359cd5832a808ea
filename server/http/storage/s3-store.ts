import type { FileStore } from '../../kernel/file-store.ts'
import { s3Bucket, throwUnreachable } from './s3-bucket.ts'

/** Files in a bucket. */
export function s3Store(address: string): FileStore {
  const { base, ask } = s3Bucket(address)
  return {
    async put(name, bytes) {
      const answer = await ask('PUT', name, { body: Uint8Array.from(bytes), type: 'image/webp' })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the storage has no such bucket: ${base}`)
    },
    async get(name) {
      const answer = await ask('GET', name)
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer().catch(throwUnreachable))
      await answer.body?.cancel()
      return undefined
    },
    async remove(name) {
      const answer = await ask('DELETE', name)
      await answer.body?.cancel()
    },
  }
}
