import type { z } from 'zod'
import { atomically, type AdminWork } from '../api/work.ts'
import type { ReportTarget } from '../report/report.schema.ts'
import type { removable, removeMany } from './admin.schema.ts'

const kinds = {
  comment: 'comment',
  blessing: 'blessing',
  article: 'article',
  futureMessage: 'pledge',
  post: 'post',
  reply: 'reply',
} as const satisfies Record<(typeof removable)[number], ReportTarget>

/** Removes exactly the texts that were chosen and are still there, all or none; each is an act of its own. */
export function remove(ctx: AdminWork, { type, ids }: z.output<typeof removeMany>): Promise<number> {
  return atomically(ctx.em, async em => {
    const texts = await ctx.site.texts[kinds[type]].byId(em, [...new Set(ids)], 'locked')
    for (const text of texts) await text.remove({ ...ctx, em })
    return texts.length
  })
}
