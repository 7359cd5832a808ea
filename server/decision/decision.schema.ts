/** How a text stands: its status in its own words, for those of articles are others. */
export interface Stood {
  status: string
  reason: string | null
  reviewedAt: string | null
}
