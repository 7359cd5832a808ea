import type { Locale } from '#app/i18n/refusal-text.ts'
import type { JsonSchema } from './json-schema.ts'
import { componentsOf, failureName } from './openapi-components.ts'
import type { Field, RestCall } from './rest-call.ts'
import { failureStatusesOf } from './failure-statuses.ts'
import { textOfNeeds, restWords, type ApiDocsTexts } from './texts-of-api-docs.ts'

/** Generates the OpenAPI 3.1 document from the table and the procedures' own schemas. */
export function openApiOf(calls: readonly RestCall[], locale: Locale) {
  const words = restWords[locale]
  const paths = Map.groupBy(calls, ({ row }) => row.path)
  return {
    openapi: '3.1.0',
    info: {
      title: words.docs.title,
      version: '1',
      description: [words.docs.lead, ...Object.values(words.rules)].join('\n\n'),
    },
    servers: [{ url: '/api/v1' }],
    tags: tagsOf(calls).map(name => ({ name, description: words.tags[name] })),
    paths: Object.fromEntries(
      [...paths].map(([path, group]) => [
        path,
        Object.fromEntries(group.map(call => [call.row.method.toLowerCase(), operationOf(call, words)])),
      ]),
    ),
    components: componentsOf(words),
  }
}

/** Returns the first segment of the path, by which the documentation groups calls. */
export const tagOf = ({ row }: RestCall): string => row.path.split('/')[1] ?? ''

export const tagsOf = (calls: readonly RestCall[]): string[] => [...new Set(calls.map(tagOf))]

export const bodyOf = ({ fields }: RestCall): Field[] => fields.filter(({ from }) => from === 'body')

/** Returns a unique name for a call: getFutureMessagesById. */
export function operationId({ row: { method, path } }: RestCall): string {
  const words = path.replaceAll(/\{(\w+)\}/g, 'by/$1').split(/[/-]/)
  return method.toLowerCase() + words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** Returns the success statuses of a call: 200, 201, or both. */
export function successesOf({ row }: RestCall): number[] {
  if (!('created' in row)) return [200]
  return row.created === true ? [201] : [200, 201]
}

function operationOf(call: RestCall, words: ApiDocsTexts) {
  const { row, fields } = call
  const body = bodyOf(call)
  const needs =
    row.needs === undefined
      ? { security: [{}, { bearer: [] }] }
      : { description: textOfNeeds(row.needs, words), security: [{ bearer: [] }] }
  return {
    operationId: operationId(call),
    tags: [tagOf(call)],
    summary: words.calls[row.procedure],
    ...needs,
    parameters: [
      ...fields.flatMap(({ name, schema, required, from }) =>
        from === 'body' ? [] : [{ name, in: from, required, schema }],
      ),
      { $ref: '#/components/parameters/AcceptLanguage' },
      ...('created' in row ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(body.length === 0 ? {} : { requestBody: requestBody(body, words.examples[row.procedure]) }),
    responses: {
      ...successResponses(call, words),
      ...Object.fromEntries(
        failureStatusesOf(call).map(status => [status, { $ref: `#/components/responses/${failureName(status)}` }]),
      ),
    },
  }
}

function requestBody(fields: readonly Field[], example: unknown) {
  const required = fields.filter(field => field.required).map(({ name }) => name)
  const schema: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(fields.map(field => [field.name, field.schema])),
    required,
  }
  return {
    required: required.length > 0,
    content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
  }
}

function successResponses(call: RestCall, words: ApiDocsTexts) {
  const { row, data } = call
  const shared = 'shared' in row
  const message = 'messageIsData' in row ? data : { type: 'string' }
  const response = {
    description: words.rules.success,
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/XRequestId' },
      ...(shared ? { ETag: { $ref: '#/components/headers/ETag' } } : {}),
    },
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Success' }, { type: 'object', properties: { message, data } }],
        },
      },
    },
  }
  return {
    ...Object.fromEntries(successesOf(call).map(status => [status, response])),
    ...(shared ? { 304: { $ref: '#/components/responses/NotModified' } } : {}),
  }
}
