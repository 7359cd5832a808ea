import type { JsonSchema } from '../rest/json-schema.ts'

/** Writes a JSON schema in a readable form, one field a line: `{ id: integer, name: string | null }`. */
export function shapeOf(schema: JsonSchema | boolean, indent = ''): string {
  if (typeof schema === 'boolean') return 'any'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return alternatives.map(part => shapeOf(part, indent)).join(' | ')
  const kinds = [schema.type ?? 'any'].flat()
  return kinds.map(kind => shapeOfKind(kind, schema, indent)).join(' | ')
}

function shapeOfKind(kind: string, schema: JsonSchema, indent: string): string {
  if (kind === 'array') return `[${shapeOf(itemsOf(schema), indent)}]`
  if (kind === 'string' && schema.format !== undefined) return schema.format
  if (kind !== 'object' || schema.properties === undefined) return kind
  const inner = `${indent}  `
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const optional = schema.required?.includes(name) ? '' : '?'
    return `${inner}${name}${optional}: ${shapeOf(field, inner)}`
  })
  return `{\n${fields.join(',\n')}\n${indent}}`
}

const itemsOf = ({ items }: JsonSchema): JsonSchema | boolean => (Array.isArray(items) ? true : (items ?? true))
