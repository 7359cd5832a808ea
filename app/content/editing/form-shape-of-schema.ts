/** Derives the shape of a part's form from its schema, as plain data that a loader can return. */
import { z } from 'zod'
import { day, piece, illustration, source, text } from '../story-schema.ts'

/** The kind of one field; `text` and `piece` have a field for each language. */
export type FieldKind = 'text' | 'piece' | 'line' | 'number' | 'day' | 'date' | 'address' | 'picture'

export type Shape =
  | { kind: 'group'; parts: readonly ShapePart[] }
  | { kind: 'list'; item: Shape; atLeast: number; atMost?: number }
  | { kind: FieldKind }

export interface ShapePart {
  name: string
  shape: Shape
  isOptional: boolean
}

const known = new Map<unknown, FieldKind>([
  [text, 'text'],
  [piece, 'piece'],
  [day, 'day'],
  [illustration.shape.url, 'picture'],
  [source.shape.url, 'address'],
  [source.shape.asOf, 'date'],
])

export function shapeOf(schema: unknown): Shape {
  const kind = known.get(schema)
  if (kind !== undefined) return { kind }
  if (schema instanceof z.ZodOptional) return shapeOf(schema.unwrap())
  if (schema instanceof z.ZodArray) return { kind: 'list', item: shapeOf(schema.element), ...boundsOf(schema) }
  if (schema instanceof z.ZodObject) return { kind: 'group', parts: Object.entries(schema.shape).map(partOf) }
  return { kind: schema instanceof z.ZodNumber ? 'number' : 'line' }
}

function boundsOf(schema: z.ZodArray): { atLeast: number; atMost?: number } {
  const { minItems = 0, maxItems } = z.toJSONSchema(schema)
  return { atLeast: minItems, ...(maxItems === undefined ? {} : { atMost: maxItems }) }
}

const partOf = ([name, schema]: [string, unknown]): ShapePart => ({
  name,
  shape: shapeOf(schema),
  isOptional: schema instanceof z.ZodOptional,
})

/** Returns the initial content of a new item of this shape. */
export function emptyOf(shape: Shape): unknown {
  if (shape.kind === 'list') return []
  if (shape.kind === 'text' || shape.kind === 'piece') return { zh: '', en: '' }
  if (shape.kind !== 'group') return ''
  return Object.fromEntries(
    shape.parts.flatMap(({ name, shape: part, isOptional }) => (isOptional ? [] : [[name, emptyOf(part)]])),
  )
}

/** Returns the content with its keys in the order of the shape, because the database does not keep their order. */
export function ordered(shape: Shape, content: unknown): unknown {
  if (shape.kind === 'list') return Array.isArray(content) ? content.map(item => ordered(shape.item, item)) : content
  if (typeof content !== 'object' || content === null) return content
  const at = (name: string): unknown => Reflect.get(content, name)
  if (shape.kind !== 'group') return { zh: at('zh'), en: at('en') }
  return Object.fromEntries(
    shape.parts.flatMap(part => (at(part.name) === undefined ? [] : [[part.name, ordered(part.shape, at(part.name))]])),
  )
}
