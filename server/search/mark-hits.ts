import { foldText, type FoldedText } from './fold-text.ts'
import type { Segment } from './search.schema.ts'
import { findSounds, type Place } from './pinyin.ts'
import { soundIn, withNames } from './search-terms.ts'

const before = 30
const maxLength = 140

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/**
 * Splits a title at the hits of a question: its words, and characters that its pinyin spells. `arePrefixes` also marks the beginnings of longer words.
 */
export async function markTitle(title: string, words: readonly string[], arePrefixes = false): Promise<Segment[]> {
  const folded = foldText(title)
  const sounds = words.flatMap(word => soundIn(word) ?? [])
  return segmentsOf(title, [
    ...placesOfWords(folded, withNames(words), arePrefixes),
    ...placesIn(folded, await findSounds(folded.text, sounds)),
  ])
}

/** Splits a text at the hits of a question. */
const markHits = (text: string, words: readonly string[]): Segment[] =>
  segmentsOf(text, placesOfWords(foldText(text), words))

/** Returns the part of a text around the first hit of a question, with its hits marked. */
export function excerptFor(text: string, asked: readonly string[]): Segment[] {
  const words = withNames(asked)
  const [{ begins: first } = { begins: 0 }] = placesOfWords(foldText(text), words)
  const start = first <= before ? 0 : first - before
  const points = Array.from(text.slice(start, start + maxLength * 2))
  const shown = points.slice(0, maxLength).join('')
  const cut = `${start > 0 ? '…' : ''}${shown}${start + shown.length < text.length ? '…' : ''}`
  return markHits(cut, words)
}

function segmentsOf(text: string, places: readonly Place[]): Segment[] {
  const segments: Segment[] = []
  let end = 0
  for (const place of places.toSorted((one, other) => one.begins - other.begins || other.ends - one.ends)) {
    if (place.begins < end) continue
    if (place.begins > end) segments.push({ text: text.slice(end, place.begins), hit: false })
    segments.push({ text: text.slice(place.begins, place.ends), hit: true })
    end = place.ends
  }
  if (end < text.length) segments.push({ text: text.slice(end), hit: false })
  return segments
}

const placesOfWords = (folded: FoldedText, words: readonly string[], areHalf = false): Place[] =>
  words.length === 0
    ? []
    : placesIn(
        folded,
        [...folded.text.matchAll(hitPattern(words, areHalf))].map(({ 0: hit, index }) => ({
          begins: index,
          ends: index + hit.length,
        })),
      )

/** Converts positions in a folded text to positions in the original text. */
const placesIn = ({ begins, ends }: FoldedText, places: readonly Place[]): Place[] =>
  places.map(place => ({ begins: begins[place.begins] ?? 0, ends: ends[place.ends - 1] ?? 0 }))

// Long words come first, so that no word is marked inside another. Latin words are marked from their beginning, with their plural.
function hitPattern(words: readonly string[], areHalf: boolean): RegExp {
  const sorted = words.toSorted((one, other) => other.length - one.length)
  const each = sorted.map(word =>
    /\p{Script=Han}/u.test(word) ? escaped(word) : `(?<![\\p{L}\\p{N}])${areHalf ? escaped(word) : whole(word)}`,
  )
  return new RegExp(each.join('|'), 'giu')
}

const whole = (word: string) => `${escaped(word.replace(/s$/u, ''))}s?(?![\\p{L}\\p{N}])`
