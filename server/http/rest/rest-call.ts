import { z } from 'zod'
import { totals } from '../../kernel/primitives.schema.ts'
import { appRouter } from '../../router.ts'
import { jsonSchemaOf, propertiesOf, type JsonSchema } from './json-schema.ts'
import type { RestRow } from './rest-row.ts'
import { responseFormats } from './response-formats.ts'

export interface Field {
  /** The name in the request. */
  name: string
  /** The name in the input of the procedure. */
  into: string
  schema: JsonSchema
  required: boolean
  from: 'path' | 'query' | 'body'
}

/** A row of the table with the input and output of its procedure. Calls are handled by it, and the documentation is generated from it. */
export interface RestCall {
  row: RestRow
  type: 'query' | 'mutation'
  /** Empty if the procedure has no input. */
  fields: readonly Field[]
  /** The schema of `data` in the response. */
  data: JsonSchema
  /** True if the response is a page of a list. Its totals are repeated in `pagination` (docs/api.md#general). */
  paged: boolean
}

type Schemas = Pick<RestCall, 'fields' | 'data' | 'paged'>

/**
 * Completes a row of the table with the schemas of its procedure, read from the router. They are built when they are first used, because building those
 * of all rows takes a tenth of the time of a start.
 */
export function callOf(row: RestRow): RestCall {
  let built: Schemas | undefined
  const schemas = () => (built ??= schemasOf(row))
  return {
    row,
    type: row.method === 'GET' ? 'query' : 'mutation',
    get fields() {
      return schemas().fields
    },
    get data() {
      return schemas().data
    },
    get paged() {
      return schemas().paged
    },
  }
}

function schemasOf(row: RestRow): Schemas {
  const { inputs, output } = typesOfProcedure(row.procedure)
  const outputSchema = jsonSchemaOf(
    row.responseFormat === undefined ? output : responseFormats[row.responseFormat].schema,
    'output',
  )
  const paged = Object.keys(totals).every(name => outputSchema.properties?.[name] !== undefined)
  const input = propertiesOf({ allOf: inputs.map(schema => jsonSchemaOf(schema, 'input')) })
  const free = [...input].filter(([name]) => row.fixedInput?.[name] === undefined)
  return {
    fields: free.map(([into, field]) => {
      const name = row.renamedFields?.[into] ?? into
      return { name, into, ...field, from: placeOf(row, name) }
    }),
    data: dataSchema(row, outputSchema, paged),
    paged,
  }
}

function placeOf(row: RestRow, name: string): Field['from'] {
  if (row.path.includes(`{${name}}`)) return 'path'
  return row.method === 'GET' ? 'query' : 'body'
}

function dataSchema({ dataField }: RestRow, outputSchema: JsonSchema, paged: boolean): JsonSchema {
  if (dataField !== undefined)
    return {
      type: 'object',
      properties: { [dataField]: outputSchema },
      required: [dataField],
      additionalProperties: false,
    }
  if (!paged) return outputSchema
  const pagination = jsonSchemaOf(z.object(totals), 'output')
  return {
    ...outputSchema,
    properties: { ...outputSchema.properties, pagination },
    required: [...(outputSchema.required ?? []), 'pagination'],
  }
}

/** Returns the types of a procedure. Every procedure that REST calls declares its output (docs/architecture.md#views). */
function typesOfProcedure(name: string): { inputs: z.ZodType[]; output: z.ZodType } {
  const procedures: Readonly<Record<string, unknown>> = appRouter._def.procedures
  const procedure = procedures[name]
  const built: unknown = typeof procedure === 'function' && '_def' in procedure ? procedure._def : undefined
  const { inputs, output } = z.object({ inputs: z.array(zodType), output: zodType }).parse(built)
  return { inputs, output }
}

const zodType = z.instanceof(z.ZodType)
