import type { BinRow } from './bin.queries.ts'
import type { RemovedTextView } from './bin.schema.ts'

const beginning = 400

export const viewRemoved = (row: BinRow): RemovedTextView => ({
  id: row.id,
  type: row.type,
  textId: row.textId,
  title: row.title,
  content: Array.from(row.content).slice(0, beginning).join(''),
  author: row.author,
  createdAt: new Date(row.createdAt).toISOString(),
  removedAt: new Date(row.removedAt).toISOString(),
  removedBy: row.removerName,
  hanging: row.dependentCount,
})
