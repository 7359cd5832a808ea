import type { PlateContent } from './index.ts'

/** A plate with its number on a page. A picture that a page contains twice is shown once; the other place shows only its number. */
export type NumberedPlate = PlateContent & { number: number; isShown: boolean }
export type NumberPlate = (plate: PlateContent) => NumberedPlate

/** Lays out a page and numbers its plates in the order in which `layOut` places them. */
export function numberPlates<T>(layOut: (numberPlate: NumberPlate) => T, shown: 'first' | 'last'): T {
  const urls: string[] = []
  layOut(plate => {
    urls.push(plate.url)
    return { ...plate, number: 0, isShown: true }
  })
  const isShown = (url: string, index: number) =>
    (shown === 'first' ? urls.indexOf(url) : urls.lastIndexOf(url)) === index
  const numbers = urls.filter(isShown)
  let index = -1
  return layOut(plate => {
    index += 1
    return { ...plate, number: numbers.indexOf(plate.url) + 1, isShown: isShown(plate.url, index) }
  })
}

/** Returns the plates of such a page, ordered by number. */
export const platesIn = (page: unknown): NumberedPlate[] =>
  shownPlatesIn(page).sort((one, other) => one.number - other.number)

function shownPlatesIn(part: unknown): NumberedPlate[] {
  if (isNumberedPlate(part)) return part.isShown ? [part] : []
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(shownPlatesIn) : []
}

const isNumberedPlate = (part: unknown): part is NumberedPlate =>
  typeof part === 'object' && part !== null && 'isShown' in part && 'number' in part && 'caption' in part
