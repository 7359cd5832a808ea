import { refusalKinds } from '../../kernel/refusal-kinds.schema.ts'
import type { RestCall } from './rest-call.ts'

/** Failures of REST alone, without a kind of refusal. */
export const restOnlyFailures = {
  no_such_method: { http: 405, body: 405 },
  fault: { http: 500, body: 500 },
} as const

const all = { ...refusalKinds, ...restOnlyFailures }

/** Every kind of failure, by HTTP status (docs/api.md#general). */
export const restFailures = names(all)
  .map(name => ({ name, http: all[name].http, body: all[name].body }))
  .sort((one, other) => one.http - other.http)

/** Returns the HTTP statuses of the failures that a call may have. */
export function failureStatusesOf({ row, fields, type }: RestCall): number[] {
  const from = (place: string) => fields.some(field => field.from === place)
  const writes = type === 'mutation'
  const may: readonly [number, boolean][] = [
    [400, fields.length > 0],
    [401, row.invalidToken === undefined || 'bearerField' in row],
    [403, (row.needs !== undefined && row.needs !== 'session') || 'created' in row],
    [404, from('path')],
    [409, writes],
    [413, from('body')],
    [429, true],
    [500, true],
    [503, true],
  ]
  return may.filter(([, yes]) => yes).map(([status]) => status)
}

function names<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  const isName = (text: string): text is Name => text in record
  return Object.keys(record).filter(isName)
}
