import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { communityContent } from '#app/content/index.ts'
import { drawSheet } from '#server/poster/draw-poster.worker.ts'
import { encodeQrCode } from '#server/poster/qr-code.ts'
import { posterThemes } from '#server/poster/poster.schema.ts'

const code = encodeQrCode('https://anniversary.example/')
const sheet = {
  theme: 'dawn',
  motto: 'hands',
  name: '阿河',
  wish: '愿河流常清',
  locale: 'zh',
  visitorNumber: 1,
  code,
} as const

type Sheet = Parameters<typeof drawSheet>[0]

const draw = async (asked: Partial<Sheet>) => Buffer.from(await drawSheet({ ...sheet, ...asked }))
const isSame = (one: Buffer, other: Buffer) => one.equals(other)

describe('the picture of a poster', () => {
  it.each(posterThemes)('is a PNG of 1080 × 1920 on the background %s', async theme => {
    expect(await sharp(await draw({ theme })).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1920 })
  })

  it('has the backgrounds of the content, in its order', () => {
    expect(communityContent('zh').poster.themes.map(({ key }) => key)).toEqual(posterThemes)
  })

  it('shows name, wish, motto and the code of the site', async () => {
    const drawn = await draw({})
    expect(isSame(drawn, await draw({}))).toBe(true)
    const others: Partial<Sheet>[] = [{ name: '阿海' }, { wish: '愿海晏河清' }, { motto: 'sea' }, { visitorNumber: 2 }]
    for (const other of [...others, { code: encodeQrCode('https://else.example/') }])
      expect(isSame(drawn, await draw(other)), Object.keys(other).join()).toBe(false)
  })

  it('needs neither name nor wish nor number, and leaves out characters that no font can draw', async () => {
    const bare = { name: '', wish: '', visitorNumber: null }
    expect(isSame(await draw(bare), await draw({ ...bare, name: '🔥', wish: '🔥🔥' }))).toBe(true)
  })

  it('with an unknown motto has the first one', async () => {
    expect(isSame(await draw({ motto: 'none' }), await draw({ motto: 'motto' }))).toBe(true)
  })
})
