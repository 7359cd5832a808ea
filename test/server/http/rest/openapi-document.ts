import { expect } from 'vitest'
import { z } from 'zod'
import type { JsonSchema } from '#server/http/rest/json-schema.ts'

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const schema = z.custom<JsonSchema>(isSchema)
const content = z.object({ 'application/json': z.object({ schema, example: z.unknown().optional() }) })
const response = z.object({ description: z.string().min(1), content: content.optional() })

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.union([
      z.object({ $ref: z.string() }),
      z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema }),
    ]),
  ),
  requestBody: z.object({ required: z.boolean(), content }).optional(),
  responses: z.record(z.string(), z.union([z.object({ $ref: z.string() }), response])),
})

/** The part of OpenAPI 3.1 that the tests read. */
export const openApi = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.object({ name: z.string(), description: z.string().min(1) })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    securitySchemes: z.object({ bearer: z.object({ type: z.literal('http'), scheme: z.literal('bearer') }) }),
    schemas: z.object({ Success: schema, Failure: schema }),
    responses: z.record(z.string(), response),
  }),
})
type OpenApi = z.infer<typeof openApi>

interface DocumentedResponse {
  method: string
  /** The path with its parameters in braces, as in the table of calls. */
  pattern: string
  status: number
  body: unknown
}

/** Expects a response to match the schema of the document for this call and status. */
export function expectToConform(document: OpenApi, { method, pattern, status, body }: DocumentedResponse): void {
  const told = document.paths[pattern]?.[method.toLowerCase()]?.responses[status]
  expect(told, `${method} ${pattern} tells of ${status}`).toBeDefined()
  const found = told !== undefined && '$ref' in told ? document.components.responses[nameIn(told.$ref)] : told
  for (const part of partsOf(document, found?.content?.['application/json'].schema)) {
    const { error } = z.fromJSONSchema(part).safeParse(body)
    expect(error?.issues ?? [], `${method} ${pattern} ${status} conforms to ${JSON.stringify(part)}`).toEqual([])
  }
}

/** The schemas that a value must match together, with references resolved. */
function partsOf({ components }: OpenApi, told: JsonSchema | undefined): JsonSchema[] {
  expect(told, 'the response has a schema').toBeDefined()
  if (told === undefined) return []
  return (told.allOf ?? [told]).map(part => {
    if (part.$ref === undefined) return part
    return nameIn(part.$ref) === 'Success' ? components.schemas.Success : components.schemas.Failure
  })
}

const nameIn = (reference: string) => reference.split('/').at(-1) ?? ''
