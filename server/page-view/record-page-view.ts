import { identifyCaller } from '../rpc/identify-caller.ts'
import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { numberOf } from '../visitor/visitor.queries.ts'
import { after } from '../kernel/clock.ts'
import { recountInterval, countPageView, type ViewedKind } from './page-view.queries.ts'

/**
 * Counts a view of a text by the sender of the request, identified by visitor session if there is one. Returns undefined if they were counted within
 * 30 minutes.
 */
export async function recordPageView(
  context: ProcedureContext,
  kind: ViewedKind,
  id: number,
): Promise<number | undefined> {
  const { em, visitorSession, cacheTags, site } = context
  // Readers of cached pages are counted when the page is sent (http/guest-pages/count-page-views.ts).
  if (cacheTags?.countsReader === false) return undefined
  // A visitor session without a number is forged, so its sender is counted by address and browser instead.
  const isKnown = visitorSession !== undefined && (await numberOf(em, visitorSession)) !== null
  const reader = isKnown ? `v${visitorSession}` : identifyCaller({ ...context, visitorSession: undefined })
  const key = site.vault.keyedHash('reading', `${kind} ${id} ${reader}`)
  const now = site.clock.now()
  if (site.countedReaders.has(key, now)) return undefined
  const views = await countPageView(em, kind, id, { key, now })
  if (views !== undefined) site.countedReaders.add(key, after(now, recountInterval))
  return views
}
