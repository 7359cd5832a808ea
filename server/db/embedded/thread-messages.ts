import type { RowCounts } from '../../kernel/database-backups.ts'

// Messages between the site and the thread that runs the database.

export interface ThreadOptions {
  folder: string
  socketPath: string
  durable: boolean
}

export type ToWorker =
  | { type: 'open'; work: ThreadOptions }
  | { type: 'dump'; id: number }
  | { type: 'copy'; id: number; target: string }
  | { type: 'close' }

export type FromWorker =
  | { type: 'ready' }
  | { type: 'alive' }
  | { type: 'noticed'; message: string }
  | { type: 'failed'; message: string }
  | { type: 'changed'; change: string }
  | { type: 'closed' }
  | { type: 'dumped'; id: number; tar: ArrayBuffer }
  | { type: 'copied'; id: number; counts: RowCounts }
  | { type: 'not-dumped'; id: number; message: string; code: string | undefined }
