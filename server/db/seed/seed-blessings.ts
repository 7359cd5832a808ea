import { samplesContent } from '#app/content/index.ts'
import type { Site } from '../../rpc/context.ts'
import { Blessing } from '../../blessing/blessing.entity.ts'
import { after, hours } from '../../kernel/clock.ts'

type Em = ReturnType<Site['fork']>

/** Adds the first blessings. Their signatures are samples, not members. Every other blessing is English. */
export function seedBlessings(em: Em, now: Date): void {
  const [zh, en] = [samplesContent('zh').seed.blessings, samplesContent('en').seed.blessings]
  for (const [index, chinese] of zh.entries()) {
    const language = index % 2 === 1 ? 'en' : 'zh'
    const { author, content } = language === 'en' ? (en[index] ?? chinese) : chinese
    const createdAt = after(now, -hours((zh.length - index) * 9))
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
