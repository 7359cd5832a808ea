import { expect, it } from 'vitest'
import { encodeQrCode } from '#server/poster/qr-code.ts'
import { posterPicture } from '#server/poster/poster-picture.ts'

const sender = ['192.0.2.1'] as const
const words = { theme: 'night', motto: 'hands', name: '阿河', wish: '愿河流常清', locale: 'zh' } as const
const sheet = { ...words, visitorNumber: 3, code: encodeQrCode('https://anniversary.example/') }

it('twenty posters of one sender are all drawn, each with its own wish', async () => {
  const wishes = Array.from({ length: 20 }, (_, nth) => `愿河流常清 ${nth}`)
  const drawn = await Promise.all(wishes.map(wish => posterPicture(sender, { ...sheet, name: '', wish })))
  expect(new Set(drawn.map(png => Buffer.from(png).toString('base64'))).size).toBe(20)
  // Each takes 0.2 s of a processor that other tests use as well.
}, 60_000)

it('a poster that is requested again is not drawn again', async () => {
  const [one, other] = [posterPicture(sender, sheet), posterPicture(sender, { ...sheet })]
  expect(await one).toBe(await other)
  expect(await posterPicture(sender, sheet)).toBe(await one)
})
