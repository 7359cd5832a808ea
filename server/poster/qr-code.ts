import { encode } from 'uqr'
import type { QrCode } from './poster.schema.ts'

let last: { address: string; code: QrCode } | undefined

/**
 * Returns the QR code of an address, with error correction for 15 % and without the quiet border, which the layout adds. The last code is cached,
 * because nearly all requests are for the same address.
 */
export function encodeQrCode(address: string): QrCode {
  if (last?.address !== address) last = { address, code: newQrCode(address) }
  return last.code
}

/** Like `encodeQrCode`, without the cache. */
export function newQrCode(address: string): QrCode {
  const { size, data } = encode(address, { ecc: 'M', border: 0 })
  const runs = data.flatMap((row, y) => runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`))
  return { size, path: runs.join('') }
}

function runsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last !== undefined && last.from + last.length === x) last.length += 1
    else runs.push({ from: x, length: 1 })
  }
  return runs
}
