import { samplesContent } from '#app/content/index.ts'
import type { Site } from '../../rpc/context.ts'
import { after, hours } from '../../kernel/clock.ts'
import { hashToken, newToken } from '../../kernel/secret.ts'
import { alternating } from '../../mosaic/mosaic-texts.ts'
import { Pledge } from '../../pledge/pledge.entity.ts'
import { sampleBlessings, seedBlessings } from './seed-blessings.ts'

/** Adds the sample pledges and blessings if there are no pledges, unless `seed` is `none` (SEED: docs/operations.md#settings). */
export async function seedPledgesAndBlessings(site: Site, seed: 'demo' | 'none'): Promise<void> {
  const em = site.fork()
  if (seed === 'none' || (await em.count(Pledge)) > 0) return
  const now = site.clock.now()
  const pledges = samplePledges()
  for (const [index, pledge] of pledges.entries()) {
    const createdAt = after(now, -hours((pledges.length - index) * 7))
    const made = em.create(Pledge, {
      ...pledge,
      receiptHash: hashToken(newToken()),
      fingerprint: hashToken(pledge.message),
      status: 'approved',
      reviewedAt: createdAt,
      createdAt,
    })
    em.persist(made)
  }
  seedBlessings(em, now)
  await em.flush()
}

/**
 * The sample pledges, oldest first. Texts stay in their own language, so an English reader would find only Chinese ones. Every other pledge is
 * therefore English.
 */
export function samplePledges() {
  const [zh, en] = [samplesContent('zh').seed.pledges, samplesContent('en').seed.pledges]
  return zh.map((pledge, index) =>
    index % 2 === 1 ? { ...(en[index] ?? pledge), language: 'en' as const } : { ...pledge, language: 'zh' as const },
  )
}

/** Returns the texts of the sample blessings and pledges in the order in which a new site draws them. */
export const newestSeededTexts = (): string[] =>
  alternating(
    sampleBlessings()
      .map(({ content }) => content)
      .toReversed(),
    samplePledges()
      .map(({ message }) => message)
      .toReversed(),
  )
