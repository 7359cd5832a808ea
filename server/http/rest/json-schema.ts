import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** Returns the JSON schema of a zod schema's input or output, without bounds and patterns that only repeat type and format. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
  delete json.$schema
  return json
}

interface Property {
  schema: JsonSchema
  required: boolean
}

/** Returns the fields of an object schema. Fields of alternatives are merged, and are required if each alternative requires them. */
export function propertiesOf(schema: JsonSchema): Map<string, Property> {
  const found = new Map<string, Property>()
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (typeof property === 'object')
      found.set(name, { schema: property, required: schema.required?.includes(name) ?? false })
  }
  for (const part of objects(schema.allOf)) for (const [name, property] of propertiesOf(part)) found.set(name, property)
  const alternatives = objects(schema.anyOf ?? schema.oneOf).map(propertiesOf)
  for (const [name, property] of alternatives.flatMap(fields => [...fields])) {
    const same = alternatives.map(fields => fields.get(name))
    const schemas: JsonSchema[] = same.flatMap(each => (each ? [each.schema] : []))
    const schema: JsonSchema = schemas.length === 1 ? property.schema : { anyOf: schemas }
    found.set(name, { schema, required: same.every(each => each?.required === true) })
  }
  return found
}

/** Returns the JSON types that a schema accepts. */
export function typesOf(schema: JsonSchema): Set<string> {
  const here = [schema.type ?? []].flat()
  return new Set([...here, ...objects(schema.anyOf ?? schema.oneOf).flatMap(part => [...typesOf(part)])])
}

const objects = (parts: readonly (JsonSchema | boolean)[] | undefined): JsonSchema[] =>
  (parts ?? []).filter(part => typeof part === 'object')
