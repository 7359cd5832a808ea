import type { LiveMessage } from './live.schema.ts'

/** Encodes a message as an SSE event, once for all listeners. Its id is the moment from which a page continues when it reconnects. */
export const sseFrame = (message: LiveMessage, at: Date): Buffer =>
  Buffer.from(`id: ${at.getTime()}\ndata: ${JSON.stringify(message)}\n\n`)

/** The frame that keeps a quiet stream open. Its id is the moment up to which the page has every message. */
export const heartbeatAt = (at: Date): Buffer => sseFrame({ topic: 'beat' }, at)
