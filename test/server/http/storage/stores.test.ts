import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isDatabaseUnavailable } from '#server/rpc/database-unavailable.ts'
import { openStore } from '#server/http/storage/open-store.ts'
import { emptyDataDir } from '#test/support/data-dir.ts'
import { fakeS3 } from '#test/support/fake-s3.ts'

const bytes = Uint8Array.from([1, 2, 3])

describe('files in the data directory', () => {
  it('are stored, read and deleted, and leave no partial files', async () => {
    const folder = emptyDataDir()
    const store = openStore(undefined, folder)
    expect(await store.get('abcdef.webp')).toBeUndefined()
    await store.put('abcdef.webp', bytes)
    await store.put('abcdef.webp', bytes)
    expect(await store.get('abcdef.webp')).toEqual(bytes)
    expect(readdirSync(join(folder, 'uploads', 'ab'))).toEqual(['abcdef.webp'])
    await store.remove('abcdef.webp')
    await store.remove('abcdef.webp')
    expect(await store.get('abcdef.webp')).toBeUndefined()
  })

  it('report failures of the disk', async () => {
    const store = openStore(undefined, '/dev/null')
    await expect(store.put('abcdef.webp', bytes)).rejects.toThrow()
    await expect(store.get('abcdef.webp')).rejects.toThrow()
  })
})

describe('files in object storage', () => {
  it('are stored, read and deleted by signed requests', async () => {
    const { address, files, asked } = await fakeS3()
    const store = openStore(address, '')
    expect(await store.get('abcdef.webp')).toBeUndefined()
    await store.put('abcdef.webp', bytes)
    expect([...files.keys()]).toEqual(['/bucket/pictures/abcdef.webp'])
    expect(await store.get('abcdef.webp')).toEqual(bytes)
    await store.remove('abcdef.webp')
    expect(files.size).toBe(0)
    expect(asked).toEqual(['GET', 'PUT', 'GET', 'DELETE'].map(method => `${method} /bucket/pictures/abcdef.webp`))
  })

  it('report that the storage refuses', async () => {
    const { address } = await fakeS3()
    const store = openStore(address.replace('KEY:', 'OTHER:'), '')
    await expect(store.put('abcdef.webp', bytes)).rejects.toThrow('403')
    await expect(store.get('abcdef.webp')).rejects.toThrow('403')
  })

  it('report an unavailable storage, which is not an unavailable database', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const place = server.address()
    const port = typeof place === 'object' && place !== null ? place.port : 0
    server.close()
    await once(server, 'close')
    const store = openStore(`s3://KEY:SECRET@127.0.0.1:${port}/bucket?http`, '')
    const failure = await store.get('abcdef.webp').catch((error: unknown) => error)
    expect(String(failure)).toMatch(/^Error: the storage cannot be reached: .*ECONNREFUSED/)
    expect(isDatabaseUnavailable(failure)).toBe(false)
  })
})
