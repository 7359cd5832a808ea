import { hours, seconds } from '../kernel/clock.ts'

/** How many live streams one process holds open at the same time. */
export interface StreamLimits {
  total: number
  perAddress: number
}

/**
 * A stream takes about 22 kB, so 12,000 of them take 260 MB. A campus behind one address gets a sixth of the places; its other pages poll every 30 s
 * instead.
 */
export const streamLimits: StreamLimits = { total: 12_000, perAddress: 2_000 }

/** Bytes that may wait for a slow reader, besides the frame that is being sent. */
export const maxBacklogBytes = 48 * 1024

/** The longest that a stream lasts, so that a client that never reads cannot hold it for longer. Other pages reconnect immediately. */
export const streamLifetime = hours(1)

/**
 * A stream gets a heartbeat when it was sent nothing for this number of beats and its slot is next: after 5 to 25 s. The server closes a connection
 * that is silent for 30 s.
 */
export const heartbeat = { interval: seconds(1), quietBeats: 5, slots: 20 } as const
