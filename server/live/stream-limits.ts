/** How many live streams one process holds open at the same time. */
export interface StreamLimits {
  inAll: number
  byAddress: number
}

/**
 * A stream takes about 22 kB, so 12,000 of them take 260 MB. A campus behind one address gets a sixth of the places; its other pages poll every 30 s
 * instead.
 */
export const streamLimits: StreamLimits = { inAll: 12_000, byAddress: 2_000 }

/** Bytes that may wait for a slow reader, besides the frame that is being sent. */
export const backlogAtMost = 48 * 1024
