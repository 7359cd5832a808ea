import { loadRpc } from './rpc.ts'
import { visitorSessionId } from './visitor-session.ts'

/** Counts this browser and tells its number; undefined where that was not possible (decisions: Visitor number). */
export async function countVisitor(): Promise<number | undefined> {
  try {
    const rpc = await loadRpc()
    const { visitorNumber } = await rpc.visitor.add.mutate({ sessionId: visitorSessionId() })
    return visitorNumber
  } catch {
    return undefined
  }
}

/** Counts a visitor who leaves before the call was due: a beacon outlives the page. */
export function countVisitorOnLeave(): void {
  const body = new Blob([JSON.stringify({ sessionId: visitorSessionId() })], { type: 'application/json' })
  navigator.sendBeacon('/trpc/visitor.add', body)
}
