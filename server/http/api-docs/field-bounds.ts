import type { JsonSchema } from '../rest/json-schema.ts'
import type { ApiDocsTexts } from '../rest/texts-of-api-docs.ts'

/** Describes the other constraints of a field in words: lengths, minimum and maximum, pattern, default. */
export function boundsOf(schema: JsonSchema, { docs }: ApiDocsTexts): string[] {
  const parts = [schema, ...(schema.anyOf ?? [])]
  return parts.flatMap(part => [
    ...(part.minLength === undefined || part.minLength < 2
      ? []
      : [`${docs.at_least} ${part.minLength} ${docs.characters}`]),
    ...(part.maxLength === undefined ? [] : [`${docs.at_most} ${part.maxLength} ${docs.characters}`]),
    ...(part.minimum === undefined ? [] : [`${docs.at_least} ${part.minimum}`]),
    ...(part.maximum === undefined ? [] : [`${docs.at_most} ${part.maximum}`]),
    ...(part.pattern === undefined ? [] : [part.pattern]),
    ...(part.default === undefined ? [] : [`${docs.default_value} ${JSON.stringify(part.default)}`]),
  ])
}
