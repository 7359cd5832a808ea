import type { IllustrationContent } from './index.ts'

/** An illustration with its number on a page. A picture that a page contains twice is shown once; the other place shows only its number. */
export type NumberedIllustration = IllustrationContent & { number: number; isShown: boolean }
export type NumberIllustration = (illustration: IllustrationContent) => NumberedIllustration

/** Lays out a page and numbers its illustrations in the order in which `layOut` places them. */
export function numberIllustrations<T>(
  layOut: (numberIllustration: NumberIllustration) => T,
  shown: 'first' | 'last',
): T {
  const urls: string[] = []
  layOut(illustration => {
    urls.push(illustration.url)
    return { ...illustration, number: 0, isShown: true }
  })
  const isShown = (url: string, index: number) =>
    (shown === 'first' ? urls.indexOf(url) : urls.lastIndexOf(url)) === index
  const numbers = urls.filter(isShown)
  let index = -1
  return layOut(illustration => {
    index += 1
    return { ...illustration, number: numbers.indexOf(illustration.url) + 1, isShown: isShown(illustration.url, index) }
  })
}

/** Returns the illustrations of such a page, ordered by number. */
export const illustrationsIn = (page: unknown): NumberedIllustration[] =>
  shownIllustrationsIn(page).sort((one, other) => one.number - other.number)

function shownIllustrationsIn(part: unknown): NumberedIllustration[] {
  if (isNumberedIllustration(part)) return part.isShown ? [part] : []
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(shownIllustrationsIn) : []
}

const isNumberedIllustration = (part: unknown): part is NumberedIllustration =>
  typeof part === 'object' && part !== null && 'isShown' in part && 'number' in part && 'caption' in part
