/** Reads content from a submitted form. The name of a field is its path, such as `sections.0.title.zh`. */
import type { Shape, ShapePart } from './form-shape-of-schema.ts'

type Read = (name: string) => string | undefined

const childPath = (place: string, name: string | number): string => (place === '' ? String(name) : `${place}.${name}`)

/** Returns the content of the form's fields; optional parts without fields are left out. */
export function contentOfForm(shape: Shape, fields: ReadonlyMap<string, string>): unknown {
  const places = new Set([...fields.keys()].flatMap(withParentPaths))
  const read: Read = name => fields.get(name)?.replaceAll('\r\n', '\n')
  const hasPath = (place: string): boolean => places.has(place)
  return contentAt(shape, '', { read, hasPath })
}

/** Returns `a.0.b` with its parent paths `a.0` and `a`. */
const withParentPaths = (name: string): string[] =>
  name.split('.').map((_, index, steps) => steps.slice(0, index + 1).join('.'))

interface Form {
  read: Read
  hasPath: (place: string) => boolean
}

function contentAt(shape: Shape, place: string, form: Form): unknown {
  if (shape.kind === 'list') {
    const items: unknown[] = []
    while (form.hasPath(childPath(place, items.length)))
      items.push(contentAt(shape.item, childPath(place, items.length), form))
    return items
  }
  if (shape.kind === 'group')
    return Object.fromEntries(shape.parts.flatMap(part => partAt(part, childPath(place, part.name), form)))
  if (shape.kind === 'text') return { zh: trimmed(place, 'zh', form), en: trimmed(place, 'en', form) }
  if (shape.kind === 'piece') return { zh: form.read(`${place}.zh`) ?? '', en: form.read(`${place}.en`) ?? '' }
  const value = form.read(place)?.trim() ?? ''
  return shape.kind === 'number' && /^-?\d{1,9}$/.test(value) ? Number(value) : value
}

const trimmed = (place: string, language: 'zh' | 'en', { read }: Form): string =>
  (read(`${place}.${language}`) ?? '').trim()

function partAt({ name, shape, isOptional }: ShapePart, place: string, form: Form): [string, unknown][] {
  if (isOptional && !form.hasPath(place)) return []
  const content = contentAt(shape, place, form)
  return isOptional && isBlank(content) ? [] : [[name, content]]
}

// An unfinished picture or list is kept, so that it can be filled in.
function isBlank(content: unknown): boolean {
  if (content === '') return true
  if (Array.isArray(content)) return content.length === 0
  return typeof content === 'object' && content !== null && 'zh' in content && 'en' in content
    ? content.zh === '' && content.en === ''
    : false
}
