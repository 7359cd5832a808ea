/** The geometry of the river, as pure functions. x is in thousandths of the page's width, y in hundredths of each stretch. */

/** A point at which the river runs straight down. Without streams it is underground. */
export interface RiverPoint {
  x: number
  streams: number
}

/**
 * The river between two marks. `sways` ends at the x where it began; `gathers` is joined by tributaries from both sides; `rises` fades the water in
 * after that; `sets` converges towards the sun.
 */
export interface Stretch {
  form: 'runs' | 'sways' | 'gathers' | 'rises' | 'sets'
  from: RiverPoint
  to: RiverPoint
}

interface DrawnStretch {
  /** The area between the outer lines; undefined with fewer than two streams, and where streams gather. */
  bed: string | undefined
  lines: string[]
  /** The index of the line that the lamp follows. */
  middle: number
  isHidden: boolean
}

/** The drawing of a stretch, as wide as the page or as its margin. */
export interface DrawingArea {
  width: number
  gap: number
  place: (x: number) => number
  sway: number
  /** The x at which tributaries begin, outside the drawing to the left and to the right. */
  springs: readonly [number, number]
}

export const wide: DrawingArea = { width: 1000, gap: 6.4, place: x => x, sway: 11, springs: [-520, 1520] }
export const narrow: DrawingArea = {
  width: 36,
  gap: 2.7,
  place: x => 18 + (x - 500) / 160,
  sway: 1.4,
  springs: [-20, 900],
}

const round = (value: number) => Math.round(value * 10) / 10
const at = (x: number, y: number) => `${round(x)} ${round(y)}`

type Curve = readonly [number, number, number, number, number, number]
type Line = { start: readonly [number, number]; curves: readonly Curve[] }

const pathOf = ({ start, curves }: Line) =>
  `M${at(...start)}${curves.map(([a, b, c, d, x, y]) => `C${at(a, b)} ${at(c, d)} ${at(x, y)}`).join('')}`

/** Returns the same line in the opposite direction. */
function reversedPath({ start, curves }: Line): string {
  return curves
    .map(([a, b, c, d], index) => {
      const before = curves[index - 1]
      const [x, y] = before === undefined ? start : [before[4], before[5]]
      return `C${at(c, d)} ${at(a, b)} ${at(x, y)}`
    })
    .reverse()
    .join('')
}

/** Returns the distance of line `index` of `count` from the middle of the river. */
const lineOffset = (index: number, count: number, gap: number) => (index - (count - 1) / 2) * gap

/** Returns the paths of a stretch, one line per stream. If the number of streams grows, lines fork, so that none begins in empty space. */
export function drawStretch(stretch: Stretch, area: DrawingArea): DrawnStretch {
  const { from, to } = stretch
  const isHidden = to.streams === 0
  const count = Math.max(1, to.streams)
  const before = Math.max(1, from.streams)
  const lines = Array.from({ length: count }, (_, index) => {
    const forkedFrom = count === 1 ? (before - 1) / 2 : Math.round((index * (before - 1)) / (count - 1))
    const x0 = area.place(from.x) + lineOffset(forkedFrom, before, area.gap)
    const x1 = area.place(to.x) + lineOffset(index, count, area.gap)
    return lineOf(stretch, area, { x0, x1, side: index - (count - 1) / 2, count })
  })
  const [first] = lines
  const last = lines[lines.length - 1]
  const hasBed = first !== undefined && last !== undefined && count > 1 && stretch.form !== 'gathers'
  return {
    bed: hasBed ? `${pathOf(first)}L${endOf(last)}${reversedPath(last)}Z` : undefined,
    lines: lines.map(pathOf),
    middle: Math.floor(count / 2),
    isHidden,
  }
}

function endOf({ start, curves }: Line): string {
  const end = curves[curves.length - 1]
  return end === undefined ? at(...start) : at(end[4], end[5])
}

interface Ends {
  x0: number
  x1: number
  /** The position of the line among the others; negative to the left. */
  side: number
  count: number
}

function lineOf({ form, from }: Stretch, area: DrawingArea, { x0, x1, side, count }: Ends): Line {
  if (form === 'sways') return swayingLine(x0, x1, area.sway)
  if (form === 'sets') return convergingLine(x0, area.place(500), side)
  if (form === 'gathers' && side !== 0) return tributaryLine(x1, side, count, area)
  const middle = form === 'gathers' ? area.place(from.x) : x0
  return bendingLine(middle, x1, side)
}

/** Returns a line through a bend. Lines on the inside of the bend turn earlier, so that the distance between lines stays even. */
function bendingLine(x0: number, x1: number, side: number): Line {
  const turn = 50 - Math.sign(x1 - x0) * side * 1.6
  return { start: [x0, 0], curves: [[x0, turn, x1, turn, x1, 100]] }
}

function swayingLine(x0: number, x1: number, sway: number): Line {
  const [right, left] = [x0 + sway, x0 - sway * 0.8]
  return {
    start: [x0, 0],
    curves: [
      [x0, 10, right, 14, right, 26],
      [right, 40, left, 46, left, 62],
      [left, 80, x1, 84, x1, 100],
    ],
  }
}

/** Returns a line that comes from the side it ends on and turns down into the river. Outer lines begin higher up. */
function tributaryLine(x1: number, side: number, count: number, { springs }: DrawingArea): Line {
  const spring = side < 0 ? springs[0] : springs[1]
  const outer = Math.abs(side) / ((count - 1) / 2)
  const height = (side < 0 ? 30 : 42) - 30 * outer
  const part = (share: number) => spring + (x1 - spring) * share
  const bend = 0.76 + 0.06 * outer
  return {
    start: [spring, height],
    curves: [
      [part(0.35), height - 9, part(bend - 0.16), height + 2, part(bend), height + 12],
      [part(bend + 0.14), height + 23, x1, height + 30, x1, 100],
    ],
  }
}

/** Returns a line that converges with the others, like a road towards the horizon. */
function convergingLine(x0: number, sun: number, side: number): Line {
  return { start: [x0, 0], curves: [[x0, 44, sun + side * 4, 62, sun + side * 1.6, 100]] }
}
