import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { hours } from '../../kernel/clock.ts'
import { StorageUnavailable, type BackupStore } from '../../kernel/backup-store.ts'
import { s3Bucket } from './s3-bucket.ts'

/** A whole database takes longer than a picture. */
const backupTimeout = hours(2)
const within = (signal?: AbortSignal) =>
  signal === undefined
    ? AbortSignal.timeout(backupTimeout)
    : AbortSignal.any([signal, AbortSignal.timeout(backupTimeout)])

/** Backups in the bucket of the uploads, below `backups/`. Drafts are in a folder of this machine. */
export function s3Backups(address: string, drafts: string): BackupStore {
  const { base, ask } = s3Bucket(address)
  const key = (name: string) => `backups/${name}`
  const draftOf = (name: string) => join(drafts, `${name}.part`)
  const fetchedOf = (name: string) => join(drafts, `${name}.fetched`)

  async function asked(...args: Parameters<typeof ask>): Promise<Response> {
    const response = await ask(...args).catch((error: unknown) => {
      args[2]?.signal?.throwIfAborted()
      throw new StorageUnavailable(error instanceof Error ? error.message : String(error))
    })
    return response
  }

  return {
    async draft(name) {
      await mkdir(drafts, { recursive: true, mode: 0o700 })
      return draftOf(name)
    },
    async commit(name, signal) {
      const body = await openAsBlob(draftOf(name))
      const response = await asked('PUT', key(name), { body, type: 'application/octet-stream', signal: within(signal) })
      await response.body?.cancel()
      if (!response.ok) throw new StorageUnavailable(`the storage has no such bucket: ${base}`)
      await rm(draftOf(name), { force: true })
      return body.size
    },
    async fetch(name, signal) {
      const response = await asked('GET', key(name), { signal: within(signal) })
      if (!response.ok || response.body === null)
        throw new StorageUnavailable(`the storage does not have ${name} any more`)
      await pipeline(Readable.from(response.body), createWriteStream(fetchedOf(name), { mode: 0o600 }), { signal })
      return fetchedOf(name)
    },
    async open(name) {
      const response = await asked('GET', key(name), { signal: within() })
      if (response.ok && response.body !== null) return Readable.from(response.body)
      await response.body?.cancel()
      return undefined
    },
    async removeDrafts(name) {
      for (const file of [draftOf(name), fetchedOf(name)]) await rm(file, { force: true })
    },
    async remove(name) {
      const response = await asked('DELETE', key(name), { signal: within() })
      await response.body?.cancel()
    },
  }
}
