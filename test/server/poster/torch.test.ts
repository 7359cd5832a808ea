import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { posterPage } from '#app/content/pages/poster.ts'
import { drawSheet } from '#server/poster/draw-poster.worker.ts'
import { encodeQrCode } from '#server/poster/qr-code.ts'

const code = encodeQrCode('https://anniversary.example/')

/** Counts the pixels in the red of the fire, above the words. */
async function fireOn(theme: 'paper' | 'dawn', locale: 'zh' | 'en', motto: string): Promise<number> {
  const png = await drawSheet({ theme, locale, motto, code, name: '', wish: '', visitorNumber: null })
  const part = sharp(png).extract({ left: 0, top: 200, width: 1080, height: 1000 }).removeAlpha()
  const points = await part.raw().toBuffer()
  let fire = 0
  for (let at = 0; at < points.length; at += 3) if ((points[at] ?? 0) - (points[at + 2] ?? 0) > 70) fire += 1
  return fire
}

describe.each(['paper', 'dawn'] as const)('on the background %s', theme => {
  it.each(['zh', 'en'] as const)('no motto in %s covers the fire', async locale => {
    const { mottos } = posterPage(locale)
    const fire = await Promise.all(mottos.slice(0, 4).map(({ key }) => fireOn(theme, locale, key)))
    expect(fire[0]).toBeGreaterThan(5000)
    expect(new Set(fire).size, fire.join()).toBe(1)
  })
})
