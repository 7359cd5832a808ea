import type { Difference } from '#app/content/editing/difference.ts'
import type { FieldKind } from '#app/content/editing/form-shape.ts'
import type { StoryProblemKind, UnitSource } from '#server/story/story.schema.ts'

/** A field, group or list as the form shows it, with its name in the reader's language. */
export interface LabelledPart {
  name: string
  label: string
  isOptional: boolean
  shape: LabelledShape
}

export type LabelledShape =
  | { kind: 'group'; parts: readonly LabelledPart[] }
  | { kind: 'list'; item: LabelledShape; atLeast: number; atMost?: number | undefined }
  | { kind: FieldKind }

export interface Entry {
  key: string
  label: string
}

export interface NamedDifference extends Omit<Difference, 'steps'> {
  /** The names that lead to the place, an item by its number. */
  names: readonly string[]
}

/** Everything that the editor of one part shows. */
export interface ReadPart extends Pick<UnitSource, 'content' | 'draft' | 'number' | 'published' | 'ships'> {
  name: string
  label: string
  /** What kind of thing an entry is. */
  kind: string | undefined
  pages: readonly string[]
  shape: LabelledShape
  /** What a list chooses from. */
  entries: readonly Entry[] | undefined
  problems: readonly { path: string; kind: StoryProblemKind; label: string }[]
  /** In how many places English is missing. */
  untranslated: number
  /** How the draft differs from what was published since it was begun. */
  stale: readonly NamedDifference[] | undefined
}

/** What is shown where a form of the editor was not taken: what was typed, and why. */
export interface NotTaken {
  content: unknown
  message: string
  /** Another admin saved, published or discarded the draft meanwhile. */
  isConflict: boolean
  /** How what was typed differs from what that admin saved. */
  found: readonly NamedDifference[]
}

/** What the fields of a form read from. */
export interface EditedPart {
  content: unknown
  /** What is wrong, by place. */
  problems: ReadonlyMap<string, StoryProblemKind>
  /** The place that is open and takes the focus. */
  at: string
}

export const inside = (place: string, name: string | number): string =>
  place === '' ? String(name) : `${place}.${name}`

export const valueAt = (content: unknown, place: string): unknown =>
  place === ''
    ? content
    : place
        .split('.')
        .reduce<unknown>(
          (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
          content,
        )

export const textAt = (content: unknown, place: string): string => {
  const value = valueAt(content, place)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What an item is recognised by while it is folded: its first words. */
export function nameOfItem(item: unknown, shape: LabelledShape, locale: 'zh' | 'en'): string {
  if (shape.kind === 'group')
    return (
      shape.parts
        .filter(({ name }) => name !== 'key')
        .map(({ name, shape: part }) => nameOfItem(valueAt(item, name), part, locale))
        .find(name => name !== '') ?? ''
    )
  if (shape.kind === 'list') return ''
  if (shape.kind === 'text' || shape.kind === 'piece') return textAt(item, locale) || textAt(item, 'zh')
  return typeof item === 'string' || typeof item === 'number' ? String(item) : ''
}

export const holdsProblem = ({ problems }: EditedPart, place: string): boolean =>
  [...problems.keys()].some(path => path === place || path.startsWith(`${place}.`))

/** Whether the reader was led to this place or to one within it. */
export const isOpenAt = ({ at }: EditedPart, place: string): boolean => at === place || at.startsWith(`${place}.`)
