import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { localStore } from '#server/http/storage/local-store.ts'
import { drawOnce, hashOf } from '#server/mosaic/draw-once.ts'

const folder = () => mkdtemp(join(tmpdir(), 'puzzles-'))
const emptyBuild = pathToFileURL(`${await folder()}/`)
const input = { art: '<svg/>', texts: ['愿江河安澜'], samples: ['看一条河'], size: 'small' } as const
const report = vi.fn()

function drawer() {
  let drawn = 0
  return vi.fn(() => Promise.resolve(new Uint8Array([(drawn += 1), 7])))
}

describe('the drawing of a puzzle', () => {
  it('is taken from the store by the next start, until the texts, the samples, the size or the drawing differ', async () => {
    const store = localStore(await folder())
    const draw = drawer()
    expect(await drawOnce({ store, report }, draw, emptyBuild)(input, 'torch')).toEqual(new Uint8Array([1, 7]))
    await expect.poll(() => store.get('puzzle-torch-small')).toBeDefined()
    const again = drawOnce({ store, report }, draw, emptyBuild)
    expect(await again(input, 'torch')).toEqual(new Uint8Array([1, 7]))
    expect(draw).toHaveBeenCalledTimes(1)
    for (const other of [{ texts: ['守一座坝'] }, { size: 'whole' as const }, { art: '<svg />' }, { samples: [] }])
      await again({ ...input, ...other }, 'torch')
    await again(input, 'river')
    expect(draw).toHaveBeenCalledTimes(6)
  })

  it('is taken from the build if it has the same texts', async () => {
    const built = await folder()
    await writeFile(join(built, await hashOf(input)), new Uint8Array([9]))
    const draw = drawer()
    const drawn = drawOnce({ store: localStore(await folder()), report }, draw, pathToFileURL(`${built}/`))
    expect(await drawn(input, 'torch')).toEqual(new Uint8Array([9]))
    expect(draw).not.toHaveBeenCalled()
    expect(await drawn({ ...input, texts: ['守一座坝'] }, 'torch')).toEqual(new Uint8Array([1, 7]))
  })

  it('does not depend on the store', async () => {
    const fail = () => Promise.reject(new Error('away'))
    const drawn = drawOnce({ store: { put: fail, get: fail, remove: fail }, report }, drawer(), emptyBuild)
    expect(await drawn(input, 'torch')).toEqual(new Uint8Array([1, 7]))
    await expect
      .poll(() => report.mock.calls.map(([, where]) => String(where)))
      .toEqual(['reading a puzzle', 'storing a puzzle'])
  })
})
