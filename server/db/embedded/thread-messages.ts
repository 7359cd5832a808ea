import type { RowCounts } from '../../kernel/database-copies.ts'

// Messages between the site and the thread that runs the database.

export interface Work {
  folder: string
  socketPath: string
  durable: boolean
}

export type ToWorker =
  | { ask: 'open'; work: Work }
  | { ask: 'dump'; id: number }
  | { ask: 'copy'; id: number; target: string }
  | { ask: 'close' }

export type FromWorker =
  | { tell: 'ready' }
  | { tell: 'alive' }
  | { tell: 'noticed'; message: string }
  | { tell: 'failed'; message: string }
  | { tell: 'changed'; change: string }
  | { tell: 'closed' }
  | { tell: 'dumped'; id: number; tar: ArrayBuffer }
  | { tell: 'copied'; id: number; counts: RowCounts }
  | { tell: 'not-dumped'; id: number; message: string; code: string | undefined }
