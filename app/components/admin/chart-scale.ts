const maxLines = 4
const roundSteps = [1, 2, 5]

/** Returns evenly spaced round numbers from zero to at least `most`: zero and at most four above it. */
export function niceTicks(most: number): number[] {
  const step = niceStep(Math.max(most, 1))
  const lines = Math.ceil(Math.max(most, 1) / step)
  return Array.from({ length: lines + 1 }, (_, index) => index * step)
}

function niceStep(most: number): number {
  for (let power = 1; ; power *= 10)
    for (const round of roundSteps) if (most / (round * power) <= maxLines) return round * power
}

/** Returns the indexes of the labelled days of a chart: always the first and the last, and evenly spaced ones between. */
export function labelledDays(count: number): number[] {
  const gaps = count <= 7 ? Math.max(count - 1, 1) : 4
  return [...new Set(Array.from({ length: gaps + 1 }, (_, index) => Math.round((index * (count - 1)) / gaps)))]
}

/** Formats a round number for the narrow space at an axis: 1.5M, 20k. */
export function shortNumber(number: number): string {
  if (number >= 1_000_000) return `${number / 1_000_000}M`
  return number >= 10_000 ? `${number / 1000}k` : String(number)
}
