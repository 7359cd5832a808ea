/** Amounts as tallies: one stroke a unit, the last as long as what is left of one. Pure; paths for sheets that are stretched. */

/** The length of a stroke across its row. */
export const strokeLength = 10

const least = 0.02
const round = (value: number) => Math.round(value * 100) / 100

function tally(value: number, unit: number) {
  const count = value / unit
  const whole = Math.floor(count + least)
  return { whole, rest: count - whole > least ? count - whole : 0 }
}

/** How many places a row of strokes takes. */
export const placesFor = (value: number, unit: number) => Math.ceil(value / unit - least)

/** Strokes that stand side by side, from `from` on. */
export function standing(value: number, unit: number, from = 0): string {
  const { whole, rest } = tally(value, unit)
  const strokes = Array.from({ length: whole }, (_, index) => `M${from + index + 0.5} 0V${strokeLength}`)
  if (rest > 0) strokes.push(`M${from + whole + 0.5} ${round(strokeLength * (1 - rest))}V${strokeLength}`)
  return strokes.join('')
}

/** Strokes that lie on each other, up from the bottom of a sheet `height` units high. */
export function lying(value: number, unit: number, height: number): string {
  const { whole, rest } = tally(value, unit)
  const strokes = Array.from({ length: whole }, (_, index) => `M0 ${height - index - 0.5}H${strokeLength}`)
  if (rest > 0) strokes.push(`M0 ${height - whole - 0.5}H${round(strokeLength * rest)}`)
  return strokes.join('')
}

/** Water behind a dam in section, level by level: first what lies below, then what is kept free above it. */
export function basinLevels(whole: number, part: number, unit: number): { full: string; free: string } {
  const levels = Math.round(whole / unit)
  const below = Math.round((whole - part) / unit)
  const line = (level: number) => {
    const height = (level + 0.5) / levels
    return `M${round(78 - 76 * height ** 1.15)} ${round(60 - 54 * height)}H83`
  }
  const range = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => line(from + index)).join('')
  return { full: range(0, below), free: range(below, levels) }
}

/** A stair in section: its outline, and the strokes of the ground below. */
export function stairOutline(steps: number): { outline: string; ground: string } {
  const [tread, rise] = [round(100 / steps), round(34 / steps)]
  const heightAt = (step: number) => round(40 - rise * step)
  const outline = Array.from({ length: steps }, (_, step) => `V${heightAt(step + 1)}H${round(tread * (step + 1))}`)
  const ground = Array.from({ length: steps * 4 }, (_, index) => {
    const x = round((tread / 4) * (index + 0.5))
    return `M${x} ${heightAt(Math.floor(index / 4) + 1)}V44`
  })
  return { outline: `M-6 40H0${outline.join('')}`, ground: ground.join('') }
}
