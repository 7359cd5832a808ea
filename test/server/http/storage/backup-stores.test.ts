import { once } from 'node:events'
import { chmodSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { StorageUnavailable } from '#server/kernel/backup-store.ts'
import { folderBackups } from '#server/http/storage/folder-backups.ts'
import { s3Backups } from '#server/http/storage/s3-backups.ts'
import { emptyDataDir } from '#test/support/data-dir.ts'
import { fakeS3 } from '#test/support/fake-s3.ts'

const { signal } = new AbortController()
const read = async (opened: Readable | undefined) => (opened === undefined ? undefined : text(opened))

describe('backups in a folder', () => {
  it('get their name when they are complete, and are opened and deleted by it', async () => {
    const path = join(emptyDataDir(), 'backups')
    const store = folderBackups({ path, createIfMissing: true })
    writeFileSync(await store.draft('one'), 'the database')
    expect(await read(await store.open('one'))).toBeUndefined()
    expect(await store.commit('one', signal)).toBe(12)
    expect(readdirSync(path)).toEqual(['one'])
    expect(await readFile(await store.fetch('one', signal), 'utf8')).toBe('the database')
    expect(await read(await store.open('one'))).toBe('the database')
    await store.remove('one')
    await store.remove('one')
    expect(readdirSync(path)).toEqual([])
  })

  it('leave no partial file behind', async () => {
    const path = emptyDataDir()
    const store = folderBackups({ path, createIfMissing: false })
    writeFileSync(await store.draft('half'), 'the data')
    await store.removeDrafts('half')
    expect(readdirSync(path)).toEqual([])
  })

  it('are not written elsewhere when the configured folder is missing', async () => {
    const path = emptyDataDir()
    const store = folderBackups({ path, createIfMissing: false })
    writeFileSync(await store.draft('one'), 'the database')
    rmSync(path, { recursive: true })
    await expect(store.commit('one', signal)).rejects.toBeInstanceOf(StorageUnavailable)
    await expect(store.draft('two')).rejects.toBeInstanceOf(StorageUnavailable)
    await expect(store.fetch('one', signal)).rejects.toBeInstanceOf(StorageUnavailable)
    expect(await store.open('one')).toBeUndefined()
  })

  it('report that the configured path is not a folder', async () => {
    const path = join(emptyDataDir(), 'file')
    writeFileSync(path, '')
    chmodSync(path, 0o400)
    await expect(folderBackups({ path: join(path, 'in'), createIfMissing: true }).draft('one')).rejects.toBeInstanceOf(
      StorageUnavailable,
    )
  })
})

describe('backups in object storage', () => {
  it('are stored below backups/, fetched, opened and deleted by signed requests, and leave no local file', async () => {
    const { address, files } = await fakeS3()
    const drafts = emptyDataDir()
    const store = s3Backups(address, drafts)
    writeFileSync(await store.draft('one'), 'the database')
    expect(await store.commit('one', signal)).toBe(12)
    expect([...files.keys()]).toEqual(['/bucket/pictures/backups/one'])
    expect(readdirSync(drafts)).toEqual([])
    expect(await readFile(await store.fetch('one', signal), 'utf8')).toBe('the database')
    await store.removeDrafts('one')
    expect(readdirSync(drafts)).toEqual([])
    expect(await read(await store.open('one'))).toBe('the database')
    await store.remove('one')
    expect(files.size).toBe(0)
    expect(await store.open('one')).toBeUndefined()
    await expect(store.fetch('one', signal)).rejects.toBeInstanceOf(StorageUnavailable)
  })

  it('report that the storage refuses or is unavailable', async () => {
    const { address } = await fakeS3()
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const place = server.address()
    const port = typeof place === 'object' && place !== null ? place.port : 0
    server.close()
    await once(server, 'close')
    const away = address.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`)
    for (const wrong of [address.replace('KEY:', 'OTHER:'), away]) {
      const store = s3Backups(wrong, emptyDataDir())
      writeFileSync(await store.draft('one'), 'the database')
      await expect(store.commit('one', signal)).rejects.toBeInstanceOf(StorageUnavailable)
    }
  })

  it('stop uploading when the site stops', async () => {
    const { address, files } = await fakeS3()
    const store = s3Backups(address, emptyDataDir())
    writeFileSync(await store.draft('one'), 'the database')
    await expect(store.commit('one', AbortSignal.abort(new Error('the site stops')))).rejects.toThrow('the site stops')
    expect(files.size).toBe(0)
  })
})
