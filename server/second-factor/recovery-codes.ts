import { randomInt } from 'node:crypto'
import { identifyQueueSender } from '../rpc/identify-caller.ts'
import type { Context } from '../rpc/context.ts'
import { secondFactorLimits } from './second-factor.schema.ts'

// Crockford's base32, whose letters cannot be confused with digits or each other.
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 11

const sign = () => signs[randomInt(signs.length)] ?? '0'

/** Returns ten codes in readable groups, and their hashes in the same order. A code consists of its number and ten random signs. */
export async function newRecoveryCodes(context: Context): Promise<{ codes: string[]; hashes: string[] }> {
  const bare = Array.from(
    { length: secondFactorLimits.recoveryCodes },
    (_, place) => `${place}${Array.from({ length: length - 1 }, sign).join('')}`,
  )
  const hashes: string[] = []
  for (const code of bare) hashes.push(await context.site.passwords.hash(code, identifyQueueSender(context)))
  return { codes: bare.map(code => `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`), hashes }
}

/** Parses a recovery code into its number and the code to be checked; undefined for any other text. */
export function readRecoveryCode(text: string): { place: number; code: string } | undefined {
  const code = text.replace(/O/g, '0').replace(/[IL]/g, '1')
  if (code.length !== length || !/^\d[0-9A-HJKMNP-TV-Z]+$/.test(code)) return undefined
  return { place: Number(code[0]), code }
}
