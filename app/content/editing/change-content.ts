/** Changes of content by the buttons of the editor: add, remove, move, or replace the value at a place. */
import { emptyOf, type Shape } from './form-shape-of-schema.ts'

export type Change =
  | { act: 'add'; place: string; key?: string }
  | { act: 'remove' | 'up' | 'down'; place: string }
  | { act: 'put'; place: string; value: string }

interface Changed {
  content: unknown
  /** The place to show after the change. */
  place: string
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the shape at a place; undefined if it does not exist. */
export function shapeAt(shape: Shape, steps: readonly string[]): Shape | undefined {
  const [step, ...rest] = steps
  if (step === undefined) return shape
  if (shape.kind === 'list') return /^\d{1,4}$/.test(step) ? shapeAt(shape.item, rest) : undefined
  if (shape.kind !== 'group') return undefined
  const part = shape.parts.find(({ name }) => name === step)
  return part === undefined ? undefined : shapeAt(part.shape, rest)
}

/** Returns the changed content; undefined if the place does not exist. */
export function applyChange(shape: Shape, content: unknown, change: Change): Changed | undefined {
  const steps = change.place.split('.')
  const target = shapeAt(shape, steps)
  if (target === undefined) return undefined
  if (change.act === 'put')
    return changedAt(
      update(content, steps, () => change.value),
      change.place,
    )
  if (change.act === 'add') return addItem(target, content, { steps, key: change.key })
  const within = shapeAt(shape, steps.slice(0, -1))
  if (within?.kind === 'list') return changeListItem(content, steps, change.act)
  if (within?.kind !== 'group' || change.act !== 'remove') return undefined
  const isOptional = within.parts.some(part => part.name === steps.at(-1) && part.isOptional)
  return isOptional ? changedAt(without(content, steps), steps.slice(0, -1).join('.')) : undefined
}

const changedAt = (content: unknown, place: string): Changed => ({ content, place })

function addItem(
  target: Shape,
  content: unknown,
  { steps, key }: { steps: readonly string[]; key: string | undefined },
) {
  const place = steps.join('.')
  if (target.kind !== 'list')
    return changedAt(
      update(content, steps, () => emptyOf(target)),
      place,
    )
  let length = 0
  const made = update(content, steps, value => {
    const items = listOf(value)
    length = items.length
    return [...items, key ?? withUnusedKey(emptyOf(target.item), items)]
  })
  return changedAt(made, `${place}.${length}`)
}

// A new part whose key is used in URLs gets an unused key.
function withUnusedKey(item: unknown, others: readonly unknown[]): unknown {
  if (!isRecord(item) || item['key'] !== '') return item
  const taken = new Set(others.map(other => (isRecord(other) ? other['key'] : undefined)))
  const free = letters.map(letter => `part-${letter}`).find(key => !taken.has(key))
  return { ...item, key: free ?? '' }
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')

function changeListItem(
  content: unknown,
  steps: readonly string[],
  act: 'remove' | 'up' | 'down',
): Changed | undefined {
  const [around, index] = [steps.slice(0, -1), Number(steps.at(-1))]
  let shown: number | undefined
  const made = update(content, around, value => {
    const items = [...listOf(value)]
    if (index >= items.length) return value
    const to = act === 'up' ? index - 1 : index + 1
    shown = act === 'remove' ? Math.min(index, items.length - 2) : Math.min(Math.max(to, 0), items.length - 1)
    const taken = items.splice(index, 1)
    if (act !== 'remove') items.splice(shown, 0, ...taken)
    return items
  })
  if (shown === undefined) return undefined
  return changedAt(made, [...around, ...(shown < 0 ? [] : [shown])].join('.'))
}

/** Returns the content with the value at a place replaced. */
export function update(content: unknown, steps: readonly string[], act: (value: unknown) => unknown): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return act(content)
  if (Array.isArray(content))
    return content.map((item: unknown, index) => (String(index) === step ? update(item, rest, act) : item))
  const record = isRecord(content) ? content : {}
  return { ...record, [step]: update(record[step], rest, act) }
}

const without = (content: unknown, steps: readonly string[]): unknown =>
  update(content, steps.slice(0, -1), value =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== steps.at(-1))) : value,
  )
