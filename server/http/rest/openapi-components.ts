import { restFailures } from './failure-statuses.ts'
import type { ApiDocsTexts } from './texts-of-api-docs.ts'

const names: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  409: 'Conflict',
  413: 'TooLarge',
  429: 'TooMany',
  500: 'Fault',
  503: 'Unavailable',
}

export const failureName = (status: number) => names[status] ?? 'Fault'

const text = { type: 'string' }
const whole = { type: 'integer' }

const success = {
  type: 'object',
  properties: { code: { const: 0 }, success: { const: true }, message: {}, data: {} },
  required: ['code', 'success', 'message', 'data'],
}

const problem = {
  type: 'object',
  properties: { field: { type: ['string', 'null'] }, code: text, message: text },
  required: ['field', 'code', 'message'],
  additionalProperties: false,
}

const failure = {
  type: 'object',
  properties: {
    code: { ...whole, enum: [...new Set(restFailures.map(({ body }) => body))] },
    success: { const: false },
    message: text,
    data: { type: 'null' },
    errors: { type: 'array', items: problem },
    requestId: text,
  },
  required: ['code', 'success', 'message', 'data', 'errors', 'requestId'],
  additionalProperties: false,
}

const headerNames: Readonly<Record<number, readonly string[]>> = {
  405: ['Allow'],
  429: ['RetryAfter', 'RateLimitLimit', 'RateLimitRemaining', 'RateLimitReset'],
  503: ['RetryAfter'],
}

/** Returns the parts that calls share: envelopes, failures, headers, and the bearer scheme. */
export function componentsOf(words: ApiDocsTexts) {
  const statuses = [...new Set(restFailures.map(({ http }) => http))]
  return {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: words.rules.session } },
    schemas: { Success: success, Failure: failure },
    parameters: {
      AcceptLanguage: { name: 'Accept-Language', in: 'header', description: words.rules.language, schema: text },
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        description: words.rules.once,
        schema: { ...text, maxLength: 200 },
      },
    },
    headers: {
      XRequestId: { description: words.rules.trace, schema: text },
      ETag: { description: words.rules.caching, schema: text },
      Allow: { schema: text },
      RetryAfter: { schema: whole },
      RateLimitLimit: { schema: whole },
      RateLimitRemaining: { schema: whole },
      RateLimitReset: { schema: whole },
    },
    responses: {
      NotModified: { description: words.rules.caching },
      ...Object.fromEntries(statuses.map(status => [failureName(status), failureResponse(status, words)])),
    },
  }
}

function failureResponse(status: number, words: ApiDocsTexts) {
  const description = restFailures.filter(({ http }) => http === status)
  const headers = ['XRequestId', ...(headerNames[status] ?? [])]
  return {
    description: description.map(({ body, name }) => `${body}: ${words.failures[name]}`).join('\n'),
    headers: Object.fromEntries(headers.map(name => [wireName(name), { $ref: `#/components/headers/${name}` }])),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
}

// RateLimitReset → RateLimit-Reset, RetryAfter → Retry-After, XRequestId → X-Request-Id.
const wireName = (name: string) =>
  name.replace('RateLimit', 'RateLimit-').replace('RetryAfter', 'Retry-After').replace('XRequestId', 'X-Request-Id')
