import { getTRPCErrorFromUnknown } from '@trpc/server'
import { routePath } from 'hono/route'
import { z } from 'zod'
import { refusalText, type Locale } from '#app/i18n/refusal-text.ts'
import { problemsIn, type Problem } from '../../kernel/refusal-kinds.schema.ts'
import { toTrpcError } from '../../rpc/to-trpc-error.ts'
import { refusalKinds } from '../../kernel/refusal-kinds.schema.ts'
import type { Site } from '../../rpc/context.ts'
import { totals } from '../../kernel/primitives.schema.ts'
import { preferredLanguage } from './language.ts'
import { respond } from './respond.ts'
import type { RestCall } from './rest-call.ts'
import type { RestRow } from './rest-row.ts'
import type { Call } from './rest-options.ts'
import { restOnlyFailures } from './failure-statuses.ts'
import { restWords } from './texts-of-api-docs.ts'
import { responseFormats } from './response-formats.ts'

/** Writes the envelope of a success. */
export function respondSuccess(call: Call, each: RestCall, result: unknown): Response {
  const { row } = each
  const made = 'created' in row && (row.created === true || isTrue(result, row.created.when))
  const body = successOf(each, result, localeOf(call))
  return respond(call, { status: made ? 201 : 200, body, shared: 'shared' in row })
}

/** Returns the envelope of a success: the procedure's output, wrapped as its row specifies (docs/api.md#general). */
export function successOf({ row, paged }: RestCall, result: unknown, locale: Locale) {
  const worded = row.responseFormat === undefined ? result : responseFormats[row.responseFormat].of(result)
  const data = paged ? withPagination(worded) : row.dataField === undefined ? worded : { [row.dataField]: worded }
  const words = restWords[locale]
  const message =
    'messageIsData' in row
      ? data
      : row.method === 'GET'
        ? ''
        : isPending(row, result)
          ? words.waiting
          : words.said[row.procedure]
  return { code: 0, success: true, message, data }
}

const page = z.object(totals)

function withPagination(result: unknown): unknown {
  return typeof result === 'object' ? { ...result, pagination: page.parse(result) } : result
}

const isTrue = (result: unknown, name: string | undefined) =>
  name !== undefined && typeof result === 'object' && result !== null && Reflect.get(result, name) === true

const waiting = z.union([
  z.object({ status: z.literal('pending') }),
  z.object({ awaitsReview: z.literal(true) }),
  z.object({ leg: z.object({ status: z.literal('pending') }) }),
])

const isPending = (row: RestCall['row'], result: unknown) => 'mayNeedReview' in row && waiting.safeParse(result).success

/** Returns the envelope of an error: a refusal by its kind, anything else as a fault, whose details only go to the log. */
export function respondFailure(call: Call, site: Site, error: unknown, named: RestRow['renamedFields'] = {}): Response {
  const failure = toTrpcError(getTRPCErrorFromUnknown(error))
  const problems = problemsIn(failure)
  const [first] = problems
  if (first === undefined) {
    site.report(failure.cause ?? failure, `${call.req.method} ${routePath(call)} ${call.var.requestId}`)
    return envelope(call, restOnlyFailures.fault, [{ code: 'site.fault', params: {}, field: undefined }])
  }
  const said = problems.map(each => ({ ...each, field: onWire(each.field, named) }))
  return envelope(call, refusalKinds[first.kind], said, whenToRetry(first))
}

// An item of a list is named by its index behind the field: images.1.
const onWire = (field: string | undefined, named: Readonly<Record<string, string>>) =>
  field?.replace(/^\w+/u, name => named[name] ?? name)

/** Returns the envelope for a method that a path does not accept. */
export function refuseMethod(call: Call, allowed: readonly string[]): Response {
  const problem = { code: 'site.no_such_method', params: {}, field: undefined }
  return envelope(call, restOnlyFailures.no_such_method, [problem], { Allow: allowed.join(', ') })
}

const localeOf = (call: Call) => preferredLanguage(call.req.header('Accept-Language'))

type Said = Pick<Problem, 'code' | 'params' | 'field'>

function envelope(
  call: Call,
  { http, body: code }: { http: number; body: number },
  problems: readonly Said[],
  headers: Readonly<Record<string, string>> = {},
): Response {
  return respond(call, {
    status: http,
    body: envelopeOf(code, problems, { locale: localeOf(call), requestId: call.var.requestId }),
    headers,
  })
}

/** Returns the body of a refusal (docs/api.md#general). */
export function envelopeOf(
  code: number,
  problems: readonly Said[],
  { locale, requestId }: { locale: Locale; requestId: string },
) {
  const errors = problems.filter(isFirst).map(({ field, code: reason, params }) => ({
    field: field ?? null,
    code: reason,
    message: refusalText(locale, reason, params),
  }))
  return { code, success: false, message: errors[0]?.message ?? '', data: null, errors, requestId }
}

// A schema may report the same problem of a field twice.
const isFirst = ({ field, code }: Said, index: number, all: readonly Said[]): boolean =>
  all.findIndex(other => other.field === field && other.code === code) === index

function whenToRetry({ kind, params }: Problem): Record<string, string> {
  if (params['seconds'] === undefined) return {}
  const seconds = String(params['seconds'])
  if (kind !== 'too_many') return { 'Retry-After': seconds }
  return {
    'Retry-After': seconds,
    ...(params['limit'] === undefined ? {} : { 'RateLimit-Limit': String(params['limit']) }),
    'RateLimit-Remaining': '0',
    'RateLimit-Reset': seconds,
  }
}
