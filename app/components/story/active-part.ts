/** How far below the top of the window a part counts as reached: bar and strip, and a little (docs/product.md#home). */
const activeOffset = 200

interface View {
  scrolled: number
  /** The furthest one can scroll. */
  furthest: number
}

/** The last part whose top has been reached; the last of all at the end of the page. */
export function activePart<Id extends string>(
  tops: readonly { id: Id; top: number }[],
  { scrolled, furthest }: View,
): Id | undefined {
  if (furthest > 0 && scrolled >= furthest - 2) return tops[tops.length - 1]?.id
  const reached = tops.filter(({ top }) => top <= scrolled + activeOffset)
  return (reached[reached.length - 1] ?? tops[0])?.id
}
