import { samplesContent } from '#app/content/index.ts'
import type { Site } from '../../rpc/context.ts'
import { Blessing } from '../../blessing/blessing.entity.ts'
import { after, hours } from '../../kernel/clock.ts'

type Em = ReturnType<Site['fork']>

/** The sample blessings, oldest first. Their signatures are samples, not members. Every other blessing is English. */
export function sampleBlessings() {
  const [zh, en] = [samplesContent('zh').seed.blessings, samplesContent('en').seed.blessings]
  return zh.map((chinese, index) =>
    index % 2 === 1 ? { ...(en[index] ?? chinese), language: 'en' as const } : { ...chinese, language: 'zh' as const },
  )
}

/** Adds the sample blessings. */
export function seedBlessings(em: Em, now: Date): void {
  const blessings = sampleBlessings()
  for (const [index, { author, content, language }] of blessings.entries()) {
    const createdAt = after(now, -hours((blessings.length - index) * 9))
    em.persist(
      em.create(Blessing, {
        content,
        language,
        signature: author,
        status: 'approved',
        shownAt: createdAt,
        createdAt,
        updatedAt: createdAt,
      }),
    )
  }
}
