import { typesOf, type JsonSchema } from './json-schema.ts'
import type { JsonObject } from './read-body.ts'
import type { Field, RestCall } from './rest-call.ts'

/** The parts of a request, unparsed. */
export interface RawRequest {
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  body: JsonObject
  bearer: string | undefined
}

/**
 * Returns the input of a procedure, with each known field from its place in the request. Texts of the path and the query are converted to the type of
 * the schema (only in REST). Null and an empty optional text count as absent, and unknown fields are ignored (docs/api.md#general).
 */
export function readInput(
  { fields, row }: RestCall,
  { params, query, body, bearer }: RawRequest,
): JsonObject | undefined {
  if (fields.length === 0 && row.fixedInput === undefined) return undefined
  const input: Record<string, unknown> = { ...row.fixedInput }
  for (const field of fields) {
    const sent = {
      path: () => parseText(params[field.name] ?? '', field.schema),
      query: () => fromQuery(query.getAll(field.name), field.schema),
      body: () => fromBody(body, field.name, row.aliases?.[field.name]),
    }[field.from]()
    const value = normalized(sent, field)
    if (value !== undefined) input[field.into] = value
  }
  if ('bearerField' in row && isNone(input[row.bearerField])) input[row.bearerField] = bearer
  return input
}

function fromQuery(texts: readonly string[], schema: JsonSchema): unknown {
  if (!typesOf(schema).has('array')) return texts[0] === undefined ? undefined : parseText(texts[0], schema)
  const items = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : {}
  const parts = texts.flatMap(text => text.split(',')).filter(text => text !== '')
  return parts.length === 0 ? undefined : parts.map(text => parseText(text, items))
}

function fromBody(body: JsonObject, name: string, alias: string | undefined): unknown {
  const sent = body[name]
  return alias !== undefined && isNone(sent) ? (body[alias] ?? sent) : sent
}

function parseText(text: string, schema: JsonSchema): unknown {
  const types = typesOf(schema)
  if (types.has('string')) return text
  if ((types.has('integer') || types.has('number')) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (types.has('boolean') && /^(true|false|1|0)$/.test(text)) return text === 'true' || text === '1'
  return text
}

// An empty required text is kept, so that its own message says what is missing.
function normalized(sent: unknown, { schema, required }: Field): unknown {
  if (!isNone(sent) || (required && sent !== null)) return sent
  return sent !== undefined && typesOf(schema).has('null') ? null : undefined
}

const isNone = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
