/** One difference between two states of a part, for display. */
export interface Difference {
  /** The path to the value, such as `sections`, `0`, `title`. */
  steps: readonly string[]
  language: 'zh' | 'en' | undefined
  pieces: readonly Piece[]
}

interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

type Side = { before?: unknown; after?: unknown }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export function differences({ before, after }: Side, steps: readonly string[] = []): readonly Difference[] {
  if (Array.isArray(before) || Array.isArray(after))
    return pairs(listOf(before), listOf(after)).flatMap((pair, index) => differences(pair, [...steps, String(index)]))
  if (isRecord(before) || isRecord(after)) {
    const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
    const names = [...new Set([...Object.keys(now), ...Object.keys(old)])]
    return names.flatMap(name => differences({ before: old[name], after: now[name] }, [...steps, name]))
  }
  const [old, now] = [textOf(before), textOf(after)]
  if (old === now) return []
  const last = steps.at(-1)
  const language = last === 'zh' || last === 'en' ? last : undefined
  return [{ steps: language === undefined ? steps : steps.slice(0, -1), language, pieces: piecesOf(old, now) }]
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Pairs the items of two lists: equal items with each other, the items between them by their order. */
function pairs(before: readonly unknown[], after: readonly unknown[]): readonly Side[] {
  const names = (items: readonly unknown[]) => items.map(item => JSON.stringify(item))
  const made: Side[] = []
  let [from, to] = [0, 0]
  for (const [left, right] of [...common(names(before), names(after)), [before.length, after.length] as const]) {
    const length = Math.max(left - from, right - to)
    for (let step = 0; step < length; step += 1)
      made.push({
        before: from + step < left ? before[from + step] : undefined,
        after: to + step < right ? after[to + step] : undefined,
      })
    if (right < after.length) made.push({ before: before[left], after: after[right] })
    ;[from, to] = [left + 1, right + 1]
  }
  return made
}

// Splits text into words for the comparison: each Chinese character, each run of letters and digits, each run of spaces, each other character.
const word = /\p{Script=Han}|[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu

// If the product of the word counts is larger, the two texts count as entirely different, because the comparison would take too long.
const maxComparisons = 4_000_000

export function piecesOf(before: string, after: string): readonly Piece[] {
  const [old, now] = [before.match(word) ?? [], after.match(word) ?? []]
  const same = old.length * now.length > maxComparisons ? [] : common(old, now)
  const pieces: Piece[] = []
  const add = (kind: Piece['kind'], words: readonly string[]) => {
    const last = pieces.at(-1)
    const text = words.join('')
    if (text === '') return
    if (last?.kind === kind) last.text += text
    else pieces.push({ kind, text })
  }
  let [from, to] = [0, 0]
  for (const [left, right] of [...same, [old.length, now.length] as const]) {
    add('removed', old.slice(from, left))
    add('added', now.slice(to, right))
    add('same', old.slice(left, left + 1))
    ;[from, to] = [left + 1, right + 1]
  }
  return pieces
}

/** Returns the longest common subsequence of two lists, as pairs of indexes. */
function common(before: readonly string[], after: readonly string[]): readonly (readonly [number, number])[] {
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  const at = (left: number, right: number) => lengths[left * width + right] ?? 0
  for (let left = before.length - 1; left >= 0; left -= 1)
    for (let right = after.length - 1; right >= 0; right -= 1)
      lengths[left * width + right] =
        before[left] === after[right] ? at(left + 1, right + 1) + 1 : Math.max(at(left + 1, right), at(left, right + 1))
  const found: (readonly [number, number])[] = []
  let [left, right] = [0, 0]
  while (left < before.length && right < after.length)
    if (before[left] === after[right]) found.push([left++, right++])
    else if (at(left + 1, right) >= at(left, right + 1)) left += 1
    else right += 1
  return found
}
