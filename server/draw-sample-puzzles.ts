// A step of the build. Draws the puzzles of a new site for phones, with the sample texts, so that its first visitors do not wait for them.
import { mkdir, writeFile } from 'node:fs/promises'
import { newestSampleWords } from './db/seed/seed-pledges-and-blessings.ts'
import { artworkOf, sampleTexts } from './http/discovery/mosaic-content.ts'
import { drawMosaic } from './mosaic/draw-mosaic.worker.ts'
import { builtPuzzles, hashOf, puzzleFile, puzzleFileName } from './mosaic/draw-once.ts'
import { mosaicPictures } from './mosaic/mosaic.schema.ts'

const [texts, samples] = [newestSampleWords(), sampleTexts()]
await mkdir(builtPuzzles, { recursive: true })
for (const picture of mosaicPictures) {
  const input = { art: await artworkOf(picture), texts, samples, size: 'small' } as const
  const file = puzzleFile(await hashOf(input), await drawMosaic(input))
  await writeFile(new URL(puzzleFileName(picture, input.size), builtPuzzles), file)
}
