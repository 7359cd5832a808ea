import type { Segment } from './search.schema.ts'

const before = 30
const longest = 140

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** Parts a text where the words of a question stand in it. */
export function markHits(text: string, words: readonly string[]): Segment[] {
  const pattern = hitPattern(words)
  const segments: Segment[] = []
  let end = 0
  for (const { index, 0: hit } of text.matchAll(pattern)) {
    if (index > end) segments.push({ text: text.slice(end, index), hit: false })
    segments.push({ text: hit, hit: true })
    end = index + hit.length
  }
  if (end < text.length) segments.push({ text: text.slice(end), hit: false })
  return segments
}

/** The place of a text where a question is answered first, with its hits marked. */
export function excerptFor(text: string, words: readonly string[]): Segment[] {
  const first = text.search(hitPattern(words))
  const start = first <= before ? 0 : first - before
  const points = Array.from(text.slice(start, start + longest * 2))
  const shown = points.slice(0, longest).join('')
  const cut = `${start > 0 ? '…' : ''}${shown}${start + shown.length < text.length ? '…' : ''}`
  return markHits(cut, words)
}

// Long words first, so that none is marked inside another. Words of letters are marked from where they begin, with their plural.
function hitPattern(words: readonly string[]): RegExp {
  const sorted = words.toSorted((one, other) => other.length - one.length)
  const each = sorted.map(word =>
    /\p{Script=Han}/u.test(word)
      ? escaped(word)
      : `(?<![\\p{L}\\p{N}])${escaped(word.replace(/s$/u, ''))}s?(?![\\p{L}\\p{N}])`,
  )
  return new RegExp(each.join('|'), 'giu')
}
