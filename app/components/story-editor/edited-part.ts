import type { Difference } from '#app/content/editing/difference.ts'
import type { FieldKind } from '#app/content/editing/form-shape-of-schema.ts'
import type { StoryProblemKind, PartSource } from '#server/story/story.schema.ts'

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
  /** The labels of the fields on the path to the value; list items are numbered. */
  names: readonly string[]
}

/** Everything that the editor of one part shows. */
export interface LoadedPart extends Pick<PartSource, 'content' | 'draft' | 'number' | 'published' | 'ships'> {
  name: string
  label: string
  /** The kind of an entry, as a word for the heading. */
  kind: string | undefined
  pages: readonly string[]
  shape: LabelledShape
  /** The entries that a list can choose from. */
  entries: readonly Entry[] | undefined
  problems: readonly { path: string; kind: StoryProblemKind; label: string }[]
  /** The number of places without an English text. */
  untranslated: number
  /** The differences between the draft and what was published after the draft was begun. */
  stale: readonly NamedDifference[] | undefined
}

/** The state of a form that the editor refused: the typed content and the reason. */
export interface RejectedPart {
  content: unknown
  message: string
  /** True if another admin saved, published or discarded the draft meanwhile. */
  isConflict: boolean
  /** The differences between the typed content and what the other admin saved. */
  found: readonly NamedDifference[]
}

/** The state that the form fields read. */
export interface EditedPart {
  content: unknown
  /** The problem at each path. */
  problems: ReadonlyMap<string, StoryProblemKind>
  /** The path that is expanded and focused. */
  at: string
}

export const childPath = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${name}`

export const valueAt = (content: unknown, path: string): unknown =>
  path === ''
    ? content
    : path
        .split('.')
        .reduce<unknown>(
          (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
          content,
        )

export const textAt = (content: unknown, path: string): string => {
  const value = valueAt(content, path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Returns the first words of an item, which name it while it is collapsed. */
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

export const hasProblem = ({ problems }: EditedPart, path: string): boolean =>
  [...problems.keys()].some(key => key === path || key.startsWith(`${path}.`))

/** True if the focused path is this path or inside it. */
export const isOpenAt = ({ at }: EditedPart, path: string): boolean => at === path || at.startsWith(`${path}.`)
