import { expect, test } from 'vitest'
import { z } from 'zod'
import { jsonSchemaOf, propertiesOf } from '#server/http/rest/json-schema.ts'
import { readInput, type RawRequest } from '#server/http/rest/read-input.ts'
import { callOf, type RestCall } from '#server/http/rest/rest-call.ts'
import type { RestRow } from '#server/http/rest/rest-row.ts'

const nothing: RawRequest = { params: {}, query: new URLSearchParams(), body: {}, bearer: undefined }

/** A call whose procedure takes `input`, with every field in the same part of the request. */
function taking(input: z.ZodType, from: 'path' | 'query' | 'body', row: Partial<RestRow> = {}): RestCall {
  const fields = [...propertiesOf(jsonSchemaOf(input, 'input'))].map(([name, field]) => ({
    name,
    into: name,
    ...field,
    from,
  }))
  return {
    ...callOf({ method: 'GET', path: '/visitors/count', procedure: 'visitor.count' }),
    row: { ...row, method: 'GET', path: '/', procedure: 'visitor.count' },
    fields,
  }
}

const asked = (input: z.ZodType, query: string) =>
  readInput(taking(input, 'query'), { ...nothing, query: new URLSearchParams(query) })

test('texts of the query are converted to the types of the schema', () => {
  const input = z.object({
    page: z.int().optional(),
    ratio: z.number().optional(),
    mine: z.boolean().optional(),
    year: z.int().nullish(),
    tag: z.string().optional(),
    tags: z.array(z.string()).optional(),
    ids: z.array(z.int()).optional(),
  })
  expect(asked(input, 'page=2&ratio=0.5&mine=true&year=1915&tag=1915')).toEqual({
    page: 2,
    ratio: 0.5,
    mine: true,
    year: 1915,
    tag: '1915',
  })
  expect(asked(input, 'mine=0')).toEqual({ mine: false })
  expect(asked(input, 'tags=a&tags=b,c&ids=1,2&ids=x')).toEqual({ tags: ['a', 'b', 'c'], ids: [1, 2, 'x'] })
  expect(asked(input, 'page=two&mine=maybe')).toEqual({ page: 'two', mine: 'maybe' })
  expect(asked(input, 'page=&mine=&tags=')).toEqual({})
})

test('an empty optional text of a body becomes null when the schema allows null, and is left out otherwise', () => {
  const call = taking(z.object({ bio: z.string().nullish(), reason: z.string().optional(), name: z.string() }), 'body')
  expect(readInput(call, { ...nothing, body: { bio: '', reason: '', name: '' } })).toEqual({ bio: null, name: '' })
  expect(readInput(call, { ...nothing, body: { bio: null, reason: null, name: null } })).toEqual({ bio: null })
  expect(readInput(call, { ...nothing, body: { name: 'x' } })).toEqual({ name: 'x' })
})

test('the fields of every alternative are read, and a field is required when all alternatives require it', () => {
  const change = z.discriminatedUnion('type', [
    z.object({ type: z.literal('email'), email: z.string() }),
    z.object({ type: z.literal('password'), note: z.string().optional() }),
  ])
  const fields = propertiesOf(jsonSchemaOf(change, 'input'))
  expect([...fields].map(([name, { required }]) => [name, required])).toEqual([
    ['type', true],
    ['email', false],
    ['note', false],
  ])
  expect(fields.get('type')?.schema.anyOf).toHaveLength(2)
})

test('a value from the path takes precedence, and cannot be sent in another part', () => {
  const call = callOf({
    method: 'PUT',
    path: '/pledges/{id}/approve',
    procedure: 'pledge.review',
    fixedInput: { status: 'approved' },
  })
  expect(call.fields.map(({ name }) => name)).toEqual(['id', 'reason'])
  const input = readInput(call, { ...nothing, params: { id: '7' }, body: { status: 'rejected', id: 8 } })
  expect(input).toEqual({ id: 7, status: 'approved' })
})

test('the second name of a field counts when the first was not sent', () => {
  const call = taking(z.object({ username: z.string() }), 'body', { aliases: { username: 'account' } })
  const read = (body: RawRequest['body']) => readInput(call, { ...nothing, body })
  expect(read({ account: 'a' })).toEqual({ username: 'a' })
  expect(read({ username: 'u', account: 'a' })).toEqual({ username: 'u' })
  expect(read({ username: '', account: 'a' })).toEqual({ username: 'a' })
  expect(read({ username: null })).toEqual({})
})
