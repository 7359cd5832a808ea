import { queueKinds, type Queue } from './admin.schema.ts'
import type { queueOf } from './pending-counts.queries.ts'

/** Shows the queue in the order of the desk's list, with 0 for kinds without a row. */
export function viewQueue(rows: Awaited<ReturnType<typeof queueOf>>): Queue {
  const kinds = queueKinds.map(kind => {
    const { number = 0, oldest = null } = rows.find(row => row.kind === kind) ?? {}
    return { kind, number, oldestAt: oldest === null ? null : new Date(oldest).toISOString() }
  })
  return { total: kinds.reduce((sum, { number }) => sum + number, 0), kinds }
}
