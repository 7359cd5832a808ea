import { authorFor, type LoadedText } from '../rpc/text-kind-contract.ts'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { recordOf } from '../kernel/primitives.schema.ts'
import { reviewedKinds, type ReviewQueue } from '../kernel/text-kind-properties.schema.ts'
import type { PendingText, PendingTexts } from './admin.schema.ts'

/** Lists the texts that wait for review, oldest first within each kind, with the totals. */
export async function listPending({ em, site, viewer }: MemberWork, limit: number): Promise<PendingTexts> {
  const texts: [ReviewQueue, PendingText[]][] = []
  const totals: [ReviewQueue, number][] = []
  for (const { type, queueName } of reviewedKinds) {
    const [waiting, total] = await site.texts[type].findPending(em, limit)
    texts.push([queueName, waiting.map(text => viewText(viewer, text))])
    totals.push([queueName, total])
  }
  return { ...recordOf(texts), totals: recordOf(totals) }
}

const viewText = (viewer: Viewer, text: LoadedText): PendingText => ({
  id: text.id,
  title: text.title,
  content: text.content,
  link: text.link,
  user: authorFor(viewer, text),
  createdAt: text.createdAt.toISOString(),
  changedAt: text.changedAt.toISOString(),
})
