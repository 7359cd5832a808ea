import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawUnlessBuilt, mosaicInputHash } from '#server/mosaic/built-mosaics.ts'

const input = { art: '<svg/>', texts: ['愿江河安澜'], samples: ['看一条河'], size: 'small' } as const
const report = vi.fn()
const [built, drawn] = [new Uint8Array([1]), new Uint8Array([2])]

async function folder(): Promise<string> {
  const path = join(tmpdir(), `mosaics-${randomUUID()}`)
  await mkdir(path)
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

test('a mosaic of the build is used as long as texts, samples, artwork and size are the same', async () => {
  const path = await folder()
  await writeFile(join(path, await mosaicInputHash(input)), built)
  const draw = vi.fn(() => Promise.resolve(drawn))
  const mosaic = drawUnlessBuilt({ report }, draw, pathToFileURL(`${path}/`))
  expect(await mosaic(input)).toEqual(built)
  expect(draw).not.toHaveBeenCalled()
  for (const other of [{ texts: ['守一座坝'] }, { samples: [] }, { art: '<svg />' }, { size: 'whole' as const }])
    expect(await mosaic({ ...input, ...other })).toEqual(drawn)
})

test('a mosaic is drawn if the code that draws differs from the code of the build', async () => {
  const path = await folder()
  await writeFile(join(path, await mosaicInputHash(input, 'other code')), built)
  expect(await drawUnlessBuilt({ report }, () => Promise.resolve(drawn), pathToFileURL(`${path}/`))(input)).toEqual(
    drawn,
  )
})

test('a mosaic is drawn if the build has no folder of mosaics', async () => {
  const missing = pathToFileURL(join(tmpdir(), `${randomUUID()}/`))
  expect(await drawUnlessBuilt({ report }, () => Promise.resolve(drawn), missing)(input)).toEqual(drawn)
})

test('a mosaic that cannot be read is reported and drawn', async () => {
  const path = await folder()
  await mkdir(join(path, await mosaicInputHash(input)))
  expect(await drawUnlessBuilt({ report }, () => Promise.resolve(drawn), pathToFileURL(`${path}/`))(input)).toEqual(
    drawn,
  )
  expect(report.mock.calls.map(([, where]) => String(where))).toEqual(['reading a built mosaic'])
})
