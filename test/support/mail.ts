import { z } from 'zod'
import { Letter } from '#server/mail/letter.entity.ts'
import { letterSeal } from '#server/mail/letter.queries.ts'
import type { TestSite } from './site.ts'

type WithSite = Pick<TestSite, 'site'>

const letterVariables = z.record(z.string(), z.union([z.string(), z.number()]))

/** Returns the letters in the outbox with their contents, oldest first. */
export async function lettersIn({ site }: WithSite) {
  await site.background.idle()
  const letters = await site.fork().find(Letter, {}, { orderBy: { id: 'asc' }, populate: ['sealedVariables'] })
  return letters.map(letter => ({
    kind: letter.kind,
    address: letter.address,
    locale: letter.locale,
    variables: letterVariables.parse(JSON.parse(site.vault.open(letterSeal, letter.sealedVariables) ?? 'null')),
  }))
}

/** Returns the code in the latest letter to an address; six zeros if there is none. */
export async function codeFor(setup: WithSite, address: string): Promise<string> {
  const letters = (await lettersIn(setup)).filter(letter => letter.address === address && 'code' in letter.variables)
  return String(letters.at(-1)?.variables['code'] ?? '000000')
}

/** Returns the token in the link of the latest letter to an address; an invalid one if there is none. */
export async function linkTokenFor(setup: WithSite, address: string): Promise<string> {
  const letters = (await lettersIn(setup)).filter(letter => letter.address === address && 'token' in letter.variables)
  return String(letters.at(-1)?.variables['token'] ?? 'x'.repeat(43))
}

/** Returns a different code. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
