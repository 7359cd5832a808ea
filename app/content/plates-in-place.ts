import type { PlateContent } from './index.ts'

/** A plate with its number on a page. A picture that a page contains twice is shown once; the other place shows only its number. */
export type Placed = PlateContent & { number: number; isShown: boolean }
export type Place = (plate: PlateContent) => Placed

/** Lays out a page and numbers its plates in the order in which `lay` places them. */
export function inPlace<T>(lay: (place: Place) => T, shown: 'first' | 'last'): T {
  const asked: string[] = []
  lay(plate => {
    asked.push(plate.url)
    return { ...plate, number: 0, isShown: true }
  })
  const isShown = (url: string, index: number) =>
    (shown === 'first' ? asked.indexOf(url) : asked.lastIndexOf(url)) === index
  const numbers = asked.filter(isShown)
  let index = -1
  return lay(plate => {
    index += 1
    return { ...plate, number: numbers.indexOf(plate.url) + 1, isShown: isShown(plate.url, index) }
  })
}

/** Returns the plates of such a page, ordered by number. */
export const platesIn = (page: unknown): Placed[] => shownIn(page).sort((one, other) => one.number - other.number)

function shownIn(part: unknown): Placed[] {
  if (isPlaced(part)) return part.isShown ? [part] : []
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(shownIn) : []
}

const isPlaced = (part: unknown): part is Placed =>
  typeof part === 'object' && part !== null && 'isShown' in part && 'number' in part && 'caption' in part
