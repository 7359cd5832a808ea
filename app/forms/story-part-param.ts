import type { Params } from '@remix-run/react'
import { fieldId } from '#app/components/story-editor/field-id.ts'
import { shapeOf, type Shape } from '#app/content/editing/form-shape-of-schema.ts'
import { parsePartName, type EditablePart } from '#app/content/editing/editable-parts.ts'

export interface NamedPart {
  name: string
  part: EditablePart
  shape: Shape
}

/** Returns the part of the story that the URL names; throws a 404 if no part can have that name. */
export function partParam({ params }: { params: Params }): NamedPart {
  const name = params['part'] ?? ''
  const part = parsePartName(name)
  if (part === undefined) throw new Response(null, { status: 404 })
  return { name, part, shape: shapeOf(part.schema) }
}

/** Returns the path of a part's editor; with a place, that field is open. */
export function partPath(name: string, place?: string): string {
  const path = `/admin/story/${name}`
  return place === undefined || place === '' ? path : `${path}?at=${place}#${fieldId(place)}`
}
