/**
 * In pixels below the top of the window. A part counts as reached there: the height of bar and navigation strip, and a margin
 * (docs/product.md#home).
 */
const activeOffset = 200

interface View {
  scrolled: number
  /** The maximal scroll position. */
  furthest: number
}

/** Returns the last part whose top has been reached; at the end of the page, the last part. */
export function activePart<Id extends string>(
  tops: readonly { id: Id; top: number }[],
  { scrolled, furthest }: View,
): Id | undefined {
  if (furthest > 0 && scrolled >= furthest - 2) return tops[tops.length - 1]?.id
  const reached = tops.filter(({ top }) => top <= scrolled + activeOffset)
  return (reached[reached.length - 1] ?? tops[0])?.id
}
