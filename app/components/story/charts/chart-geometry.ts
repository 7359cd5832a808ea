/** Draws amounts as tally strokes: one stroke per unit, the last one shortened to the remainder. All functions are pure and return SVG path data. */

/** The length of a full stroke. */
export const strokeLength = 10

const least = 0.02
const round = (value: number) => Math.round(value * 100) / 100

function countStrokes(value: number, unit: number) {
  const count = value / unit
  const whole = Math.floor(count + least)
  return { whole, rest: count - whole > least ? count - whole : 0 }
}

/** Returns the number of strokes for an amount, the shortened one included. */
export const strokeCount = (value: number, unit: number) => Math.ceil(value / unit - least)

/** Returns vertical strokes side by side, starting at `from`. */
export function verticalStrokes(value: number, unit: number, from = 0): string {
  const { whole, rest } = countStrokes(value, unit)
  const strokes = Array.from({ length: whole }, (_, index) => `M${from + index + 0.5} 0V${strokeLength}`)
  if (rest > 0) strokes.push(`M${from + whole + 0.5} ${round(strokeLength * (1 - rest))}V${strokeLength}`)
  return strokes.join('')
}

/** Returns horizontal strokes, stacked from the bottom of a drawing that is `height` units high. */
export function horizontalStrokes(value: number, unit: number, height: number): string {
  const { whole, rest } = countStrokes(value, unit)
  const strokes = Array.from({ length: whole }, (_, index) => `M0 ${height - index - 0.5}H${strokeLength}`)
  if (rest > 0) strokes.push(`M0 ${height - whole - 0.5}H${round(strokeLength * rest)}`)
  return strokes.join('')
}

/** Returns the water levels behind a dam in cross section: the full ones, and the free ones above them. */
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

/** Returns a staircase in cross section: its outline, and the hatching of the ground below. */
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
