import { samplesContent } from '#app/content/index.ts'
import type { Site } from '../../rpc/context.ts'
import { after, hours } from '../../kernel/clock.ts'
import { hashToken, newToken } from '../../kernel/secret.ts'
import { Pledge } from '../../pledge/pledge.entity.ts'
import { seedBlessings } from './seed-blessings.ts'

/** Fills an empty database with the first content, once; `none` leaves out the sample texts (SEED: docs/operations.md#settings). */
export async function seedContent(site: Site, seed: 'demo' | 'none'): Promise<void> {
  const em = site.fork()
  if (seed === 'none' || (await em.count(Pledge)) > 0) return
  const now = site.clock.now()
  const pledges = bothLanguages()
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

/** What people write stays in their own language, so an English reader would find Chinese alone: every other spark is English. */
function bothLanguages() {
  const [zh, en] = [samplesContent('zh').seed.pledges, samplesContent('en').seed.pledges]
  return zh.map((pledge, index) =>
    index % 2 === 1 ? { ...(en[index] ?? pledge), language: 'en' as const } : { ...pledge, language: 'zh' as const },
  )
}
