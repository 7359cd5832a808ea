// A step of the build. Draws the mosaics of a new site for phones: once of the seeded texts, and once as a site without texts (SEED=none) shows them.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { newestSeededTexts } from './db/seed/seed-pledges-and-blessings.ts'
import { mosaicInputOf } from './http/discovery/mosaic-pictures.ts'
import { builtMosaics, mosaicInputHash } from './mosaic/built-mosaics.ts'
import { drawMosaic } from './mosaic/draw-mosaic.worker.ts'
import { mosaicPictures } from './mosaic/mosaic.schema.ts'

await rm(builtMosaics, { recursive: true, force: true })
await mkdir(builtMosaics, { recursive: true })
for (const texts of [newestSeededTexts(), []]) {
  for (const picture of mosaicPictures) {
    const input = await mosaicInputOf({ picture, size: 'small', texts })
    await writeFile(new URL(await mosaicInputHash(input), builtMosaics), await drawMosaic(input))
  }
}
