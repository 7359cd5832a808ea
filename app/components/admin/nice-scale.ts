const linesAtMost = 4
const roundSteps = [1, 2, 5]

/** Whole round numbers from the ground to at least `most`, at most four above it. */
export function niceTicks(most: number): number[] {
  const step = niceStep(Math.max(most, 1))
  const lines = Math.ceil(Math.max(most, 1) / step)
  return Array.from({ length: lines + 1 }, (_, index) => index * step)
}

function niceStep(most: number): number {
  for (let power = 1; ; power *= 10)
    for (const round of roundSteps) if (most / (round * power) <= linesAtMost) return round * power
}

/** Which days are written under a chart of so many: the first and the last always, and what stands evenly between them. */
export function labelledDays(count: number): number[] {
  const gaps = count <= 7 ? Math.max(count - 1, 1) : 4
  return [...new Set(Array.from({ length: gaps + 1 }, (_, index) => Math.round((index * (count - 1)) / gaps)))]
}

/** A round number in the few letters that an axis has room for: 1.5M, 20k. */
export function shortNumber(number: number): string {
  if (number >= 1_000_000) return `${number / 1_000_000}M`
  return number >= 10_000 ? `${number / 1000}k` : String(number)
}
