import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { encodeQrCode } from '#server/poster/qr-code.ts'

const runs = /M(\d+) (\d+)h(\d+)v1h-(\d+)z/g

it.each(['https://a.example/', `https://anniversary.example/${'a'.repeat(150)}`])(
  'the SVG path covers each dark square of the code of %s once, and no other',
  address => {
    const { size, path } = encodeQrCode(address)
    const covered = Array.from({ length: size }, () => Array.from({ length: size }, () => 0))
    for (const [, x, y, length] of path.matchAll(runs))
      for (let at = Number(x); at < Number(x) + Number(length); at += 1) {
        const row = covered[Number(y)]
        if (row) row[at] = (row[at] ?? 0) + 1
      }
    const expected = encode(address, { ecc: 'M', border: 0 }).data.map(row => row.map(Number))
    expect(covered).toEqual(expected)
    expect(path.replaceAll(runs, '')).toBe('')
  },
)
