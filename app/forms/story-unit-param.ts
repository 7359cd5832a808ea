import type { Params } from '@remix-run/react'
import { fieldId } from '#app/components/editing/field-id.ts'
import { shapeOf, type Shape } from '#app/content/editing/form-shape.ts'
import { unitOf, type Unit } from '#app/content/editing/units.ts'

export interface NamedUnit {
  name: string
  unit: Unit
  shape: Shape
}

/** Returns the part of the story that the URL names; throws a 404 if no part can have that name. */
export function unitParam({ params }: { params: Params }): NamedUnit {
  const name = params['unit'] ?? ''
  const unit = unitOf(name)
  if (unit === undefined) throw new Response(null, { status: 404 })
  return { name, unit, shape: shapeOf(unit.schema) }
}

/** Returns the path of a part's editor; with a place, that field is open. */
export function partPath(name: string, place?: string): string {
  const path = `/admin/story/${name}`
  return place === undefined || place === '' ? path : `${path}?at=${place}#${fieldId(place)}`
}
