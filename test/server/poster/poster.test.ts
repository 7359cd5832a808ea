import { describe, expect, it } from 'vitest'
import { encodeQrCode } from '#server/poster/qr-code.ts'
import { posterPicture } from '#server/poster/poster-picture.ts'
import { posterWords } from '#server/poster/poster.schema.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const { as } = await testSite()

const guest = as('guest')
const address = 'https://anniversary.example/'
const words = { theme: 'night', motto: 'hands', name: '阿河', wish: '愿河流常清', locale: 'zh' } as const

const draw = async (asked: object, who = guest) =>
  Buffer.from((await who.poster.draw({ ...words, address, ...asked })).png, 'base64')

const isSame = (one: Buffer, other: Buffer) => one.equals(other)

describe('a poster', () => {
  it.each([
    ['name', 'poster.name_too_long', 50],
    ['wish', 'poster.wish_too_long', 100],
  ] as const)('takes a %s up to its limit, and no code point more', async (field, code, limit) => {
    expect(posterWords.parse({ [field]: '🔥'.repeat(limit) })[field]).toBe('🔥'.repeat(limit))
    await expectRefusal(draw({ [field]: '🔥'.repeat(limit + 1) }), 'invalid', code, field)
  })

  it('with an unknown background or line uses the first of them', () => {
    expect(posterWords.parse({ theme: 'gold', motto: 'a'.repeat(41) })).toMatchObject({ theme: 'night', motto: '' })
  })

  it.each(['javascript:alert(1)', 'ftp://else.example/', 'nowhere', `https://else.example/${'a'.repeat(200)}`])(
    'refuses the address %s',
    async wrong => {
      await expectRefusal(draw({ address: wrong }), 'invalid', 'invalid.value', 'address')
    },
  )

  it('has the visitor number of the requester, and of nobody else', async () => {
    await guest.visitor.add({ sessionId: 'visitor-1-a' })
    await guest.visitor.add({ sessionId: 'visitor-2-b' })
    const numbered = (visitorNumber: number | null) =>
      posterPicture(['192.0.2.1'], { ...words, visitorNumber, code: encodeQrCode(address) })
    for (const [who, visitorNumber] of [
      [as('guest', { visitorSession: 'visitor-1-a' }), 1],
      [as('guest', { visitorSession: 'visitor-2-b' }), 2],
      [guest, null],
    ] as const)
      expect(isSame(await draw({}, who), Buffer.from(await numbered(visitorNumber)))).toBe(true)
    expect(isSame(await draw({}, guest), Buffer.from(await numbered(1)))).toBe(false)
  })
})

it('posters requested at the same time are all delivered, each with its own wish', async () => {
  const drawn = await Promise.all(['愿河流常清', '愿江海安澜', '愿桥长在'].map(wish => draw({ name: '', wish })))
  expect(new Set(drawn.map(png => png.toString('base64'))).size).toBe(3)
})
