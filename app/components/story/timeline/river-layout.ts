import type { RiverPoint, Stretch } from './river-geometry.ts'

export type TextSide = 'start' | 'end'

/** A part of the page, as the layout of the river needs it. */
export type PagePart =
  | { kind: 'era'; streams?: number | undefined; joins: boolean }
  | { kind: 'landings'; landings: readonly { streams?: number | undefined }[] }

export interface EraCourse {
  kind: 'era'
  /** The side of the text; the river runs along the other side. */
  side: TextSide
  /** The stretch above the year in which streams join the river. */
  gathering: Stretch | undefined
  /** The stretch beside the year, then the one below it down to the text. */
  beside: Stretch
  under: Stretch
  along: Stretch
}

interface MinorYearPosition {
  x: number
  /** The side of the text: the outside of the bend. */
  side: TextSide
  /** The stretch down to this landing. */
  arriving: Stretch
}

export interface MinorYearsCourse {
  kind: 'landings'
  positions: MinorYearPosition[]
  leaving: Stretch
}

export type Course = EraCourse | MinorYearsCourse

/** The point at which the river leaves the hills of the first screen. */
export const riverSource: RiverPoint = { x: 500, streams: 1 }

/** The x of the river between text and pictures, and beside a year, which is set as large as the page. */
const corridor = { start: 546, end: 456 } as const
const passage = { start: 690, end: 312 } as const
const bends = [
  { x: 628, side: 'end' },
  { x: 352, side: 'start' },
  { x: 596, side: 'end' },
  { x: 392, side: 'start' },
] as const
const widest = 1000

/** Returns the course of the river past all parts of the page. Each stretch begins at the end of the previous one. */
export function planCourse(from: RiverPoint, parts: readonly PagePart[]): { courses: Course[]; end: RiverPoint } {
  let place = from
  let eras = 0
  const courses = parts.map((part): Course => {
    if (part.kind === 'era') {
      const course = courseBesideEra(place, part, eras % 2 === 0 ? 'start' : 'end')
      eras += 1
      place = course.along.to
      return course
    }
    const course = courseBesideMinorYears(place, part.landings, passage[eras % 2 === 0 ? 'start' : 'end'])
    place = course.leaving.to
    return course
  })
  return { courses, end: place }
}

function courseBesideEra(from: RiverPoint, part: PagePart & { kind: 'era' }, side: TextSide): EraCourse {
  const streams = part.streams ?? from.streams
  const passing = { x: passage[side], streams }
  const arrived = { x: corridor[side], streams }
  return {
    kind: 'era',
    side,
    gathering: part.joins ? { form: 'gathers', from, to: passing } : undefined,
    beside: { form: part.joins ? 'rises' : 'runs', from: part.joins ? passing : from, to: passing },
    under: { form: 'runs', from: passing, to: arrived },
    along: { form: 'sways', from: arrived, to: arrived },
  }
}

function courseBesideMinorYears(
  from: RiverPoint,
  landings: readonly { streams?: number | undefined }[],
  exit: number,
): MinorYearsCourse {
  let place = from
  let { streams } = from
  // the first bend leads away from the side on which the river is
  const shift = from.x * 2 > widest ? 0 : 1
  const positions = landings.map((landing, index): MinorYearPosition => {
    const { x, side } = bends[(index + shift) % bends.length] ?? bends[0]
    const arriving: Stretch = { form: 'runs', from: place, to: { x, streams } }
    place = arriving.to
    streams = landing.streams ?? streams
    return { x, side, arriving }
  })
  return { kind: 'landings', positions, leaving: { form: 'runs', from: place, to: { x: exit, streams } } }
}
