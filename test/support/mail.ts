import { z } from 'zod'
import { Letter } from '#server/mail/letter.entity.ts'
import { letterSeal } from '#server/mail/letter.queries.ts'
import type { TestSite } from './site.ts'

type House = Pick<TestSite, 'site'>

const said = z.record(z.string(), z.union([z.string(), z.number()]))

/** The letters of the outbox, the oldest first, with what each says. */
export async function lettersIn({ site }: House) {
  await site.background.idle()
  const letters = await site.fork().find(Letter, {}, { orderBy: { id: 'asc' }, populate: ['sealedWords'] })
  return letters.map(letter => ({
    kind: letter.kind,
    address: letter.address,
    locale: letter.locale,
    words: said.parse(JSON.parse(site.vault.open(letterSeal, letter.sealedWords) ?? 'null')),
  }))
}

/** The code of the latest letter to an address; six zeros where there is none. */
export async function codeFor(house: House, address: string): Promise<string> {
  const letters = (await lettersIn(house)).filter(letter => letter.address === address && 'code' in letter.words)
  return String(letters.at(-1)?.words['code'] ?? '000000')
}

/** What the link of the latest letter to an address carries; one that opens nothing where there is none. */
export async function linkTokenFor(house: House, address: string): Promise<string> {
  const letters = (await lettersIn(house)).filter(letter => letter.address === address && 'token' in letter.words)
  return String(letters.at(-1)?.words['token'] ?? 'x'.repeat(43))
}

/** A code that is not this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
