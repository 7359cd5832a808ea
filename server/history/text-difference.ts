import { diffArrays, type ChangeObject } from 'diff'
import type { Difference } from './history.schema.ts'

// Texts with little in common take long to compare. Beyond these bounds lines are compared, and beyond them again the texts count as replaced.
const bounds = { maxEditLength: 3000, timeout: 150 }

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

const wordsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)
const linesOf = (text: string): string[] => text.split(/(?<=\n)/u)

/** Returns the difference of two texts, word by word. Chinese words are found without spaces between them. */
export function differenceOf(before: string, after: string): Difference {
  if (before === after) return unchangedText(after)
  const changes = compare(before, after, wordsOf) ?? compare(before, after, linesOf)
  return changes === undefined ? [...part('removed', before), ...part('added', after)] : mergeChanges(changes)
}

/** Returns the difference of two lists, such as addresses of pictures. */
export const differenceOfLists = (before: readonly string[], after: readonly string[]): Difference =>
  diffArrays([...before], [...after]).flatMap(change => change.value.map(text => ({ kind: kindOf(change), text })))

/** Returns a text without a predecessor, as unchanged. */
export const unchangedText = (text: string): Difference => part('same', text)

function compare(before: string, after: string, cut: (text: string) => string[]): Difference | undefined {
  // The library returns undefined if the bounds were exceeded.
  const changes = diffArrays(cut(before), cut(after), bounds)
  return changes?.map(change => ({ kind: kindOf(change), text: change.value.join('') }))
}

const kindOf = ({ added, removed }: Pick<ChangeObject<unknown>, 'added' | 'removed'>) =>
  added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const)

const part = (kind: Difference[number]['kind'], text: string): Difference => (text === '' ? [] : [{ kind, text }])

/** Joins changes that are separated by a space only: first everything removed, then everything added. */
function mergeChanges(changes: Difference): Difference {
  const tidy: Difference = []
  let [removed, added] = ['', '']
  const settle = () => {
    tidy.push(...part('removed', removed), ...part('added', added))
    removed = added = ''
  }
  changes.forEach(({ kind, text }, index) => {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (isGlue(text) && (removed !== '' || added !== '') && index < changes.length - 1) {
      removed += text
      added += text
    } else {
      settle()
      tidy.push({ kind, text })
    }
  })
  settle()
  return tidy
}

const isGlue = (text: string): boolean => /^[ \t]{1,2}$/u.test(text)
