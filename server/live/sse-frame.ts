import type { LiveMessage } from './live.schema.ts'

/** One event of a stream as bytes: made once for everybody who hears it. Its id is the moment from which a page goes on. */
export const sseFrame = (message: LiveMessage, at: Date): Buffer =>
  Buffer.from(`id: ${at.getTime()}\ndata: ${JSON.stringify(message)}\n\n`)

/** Keeps a quiet stream open, and tells its page up to when it knows everything. */
export const heartbeatAt = (at: Date): Buffer => sseFrame({ topic: 'beat' }, at)
