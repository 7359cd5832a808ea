import type { Context } from '../api/context.ts'
import type { PublishedText } from '../api/text-kind.ts'
import type { Work } from '../api/work.ts'
import { recordOf } from '../kernel/primitives.schema.ts'
import { reviewedKinds, type ReviewQueue } from '../text/text-kinds.schema.ts'
import type { PendingText, PendingTexts } from './admin.schema.ts'

/** Everything that waits for review, oldest first of each kind, with the totals. */
export async function listPending({ em, site }: Context & Work, limit: number): Promise<PendingTexts> {
  const texts: [ReviewQueue, PendingText[]][] = []
  const totals: [ReviewQueue, number][] = []
  for (const { type, queue } of reviewedKinds) {
    const [waiting, total] = await site.texts[type].waiting(em, limit)
    texts.push([queue, waiting.map(viewText)])
    totals.push([queue, total])
  }
  return { ...recordOf(texts), totals: recordOf(totals) }
}

const viewText = ({ id, title, content, link, author, createdAt }: PublishedText): PendingText => ({
  id,
  title,
  content,
  link,
  user: author && { id: author.id, username: author.username },
  createdAt: createdAt.toISOString(),
})
