import sharp from 'sharp'
import { expect, it } from 'vitest'
import { siteArtwork } from '#server/drawing/site-artwork.ts'
import { drawMosaic } from '#server/mosaic/draw-mosaic.worker.ts'

it('the puzzle picture is a small square WebP file in both sizes, whatever the texts hold', async () => {
  const art = await siteArtwork('/pictures/dawn-river.svg')
  const texts = ['愿江河安澜 😀', '\u0001', 'The river is still running.\nمرحبا', '🔥']
  const whole = await drawMosaic({ art, texts, samples: [], size: 'whole' })
  expect(await sharp(whole).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 1200 })
  expect(whole.length).toBeLessThan(300_000)
  const small = await drawMosaic({ art, texts, samples: [], size: 'small' })
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 720, height: 720 })
  expect(small.length).toBeLessThan(100_000)
  expect((await drawMosaic({ art, texts: ['🔥'], samples: [], size: 'whole' })).length).toBeGreaterThan(1000)
})

it('the puzzle picture shows the samples only if no text can be drawn', async () => {
  const art = await siteArtwork('/pictures/dawn-river.svg')
  const [texts, samples] = [['愿江河安澜'], ['看一条河']]
  const draw = (words: { texts: string[]; samples: string[] }) => drawMosaic({ art, size: 'small', ...words })
  const onlySamples = await draw({ texts: samples, samples: [] })
  const onlyTexts = await draw({ texts, samples: [] })
  expect(Buffer.compare(await draw({ texts: ['🎉🎉🎉🔥', '……！'], samples }), onlySamples)).toBe(0)
  expect(Buffer.compare(await draw({ texts, samples }), onlyTexts)).toBe(0)
  expect(Buffer.compare(onlyTexts, onlySamples)).not.toBe(0)
})

it('hundreds of marks on one character take no longer than two', async () => {
  const art = await siteArtwork('/pictures/dawn-river.svg')
  const marked = (count: number) => ['i' + ('\u0323\u0308\u030c\u0304\u0329'.repeat(6) + '\u200c').repeat(count)]
  const draw = (texts: string[]) => drawMosaic({ art, texts, samples: [], size: 'small' })
  const [many, few] = await Promise.all([draw(marked(16)), draw(marked(1))])
  expect(Buffer.compare(many, few)).toBe(0)
})

it.each(['ill, it, till, i; jilt!', 'The river is still running', 'Река ещё течёт', '愿江河安澜'])(
  'the puzzle picture is covered from edge to edge with words made of %s',
  async words => {
    const noArt = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"></svg>'
    const picture = sharp(await drawMosaic({ art: noArt, texts: [words], samples: [], size: 'whole' })).greyscale()
    const right = await picture.extract({ left: 1100, top: 0, width: 100, height: 1200 }).raw().toBuffer()
    const rows = Array.from({ length: 50 }, (_, at) => Math.max(...right.subarray(at * 2400, (at + 1) * 2400)))
    expect(Math.min(...rows)).toBeGreaterThan(50)
  },
)
