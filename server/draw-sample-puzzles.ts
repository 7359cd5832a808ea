// A step of the build. Draws the puzzles of a new site for phones, so that its first visitors do not wait for them: once with the sample texts, and
// once as a site without texts (SEED=none) shows them.
import { mkdir, writeFile } from 'node:fs/promises'
import { newestSampleWords } from './db/seed/seed-pledges-and-blessings.ts'
import { artworkOf, sampleTexts } from './http/discovery/mosaic-content.ts'
import { drawMosaic } from './mosaic/draw-mosaic.worker.ts'
import { builtPuzzles, hashOf } from './mosaic/draw-once.ts'
import { mosaicPictures } from './mosaic/mosaic.schema.ts'

const samples = sampleTexts()
await mkdir(builtPuzzles, { recursive: true })
for (const texts of [newestSampleWords(), []]) {
  for (const picture of mosaicPictures) {
    const input = { art: await artworkOf(picture), texts, samples, size: 'small' } as const
    await writeFile(new URL(await hashOf(input), builtPuzzles), await drawMosaic(input))
  }
}
