import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openApiOf } from '#server/http/rest/openapi.ts'
import { callOf } from '#server/http/rest/rest-call.ts'
import type { RestRow } from '#server/http/rest/rest-row.ts'
import { restWords } from '#server/http/rest/texts-of-api-docs.ts'
import { rows } from '#server/http/rest/rest.table.ts'
import { appRouter } from '#server/router.ts'
import { openApi } from './openapi-document.ts'

const calls = rows.map(callOf)
const document = openApi.parse(openApiOf(calls, 'zh'))
const nameOf = ({ method, path }: RestRow) => `${method} ${path}`
const all: readonly RestRow[] = rows

const hasType = z.custom<{ _def: { type: string; inputs: z.ZodType[] } }>(
  value => typeof value === 'function' && '_def' in value,
)
const procedure = (name: string) =>
  hasType.parse(z.record(z.string(), z.unknown()).parse(appRouter._def.procedures)[name])._def

describe.each(all.map(row => ({ name: nameOf(row), row })))('$name', ({ row }) => {
  test('names a procedure of the matching kind that declares its output', () => {
    expect(procedure(row.procedure).type).toBe(row.method === 'GET' ? 'query' : 'mutation')
    expect(callOf(row).data.type ?? callOf(row).data.anyOf).toBeDefined()
  })

  test('is in the OpenAPI document with each parameter of its path', () => {
    const told = document.paths[row.path]?.[row.method.toLowerCase()]
    const inPath = told?.parameters.flatMap(parameter =>
      'name' in parameter && parameter.in === 'path' ? [parameter.name] : [],
    )
    expect(inPath).toEqual([...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    expect(told?.security.some(way => Object.keys(way).length === 0)).toBe(row.needs === undefined)
  })

  test('has its texts in both languages', () => {
    for (const words of Object.values(restWords)) {
      expect(words.calls[row.procedure]).toMatch(/\S/)
      if (row.method !== 'GET') expect(words.said[row.procedure]).toMatch(/\S/)
    }
    expect(restWords.en.calls[row.procedure]).not.toMatch(/\p{Script=Han}/u)
  })
})

test('no two rows have the same method and path', () => {
  expect(new Set(all.map(nameOf)).size).toBe(all.length)
})

test('the schema of a page of a list has the totals in both places', () => {
  const paged = calls.filter(call => call.paged)
  expect(paged.map(({ row }) => row.path)).toEqual(
    expect.arrayContaining(['/future-messages', '/future-messages/admin/all']),
  )
  for (const { data } of paged)
    expect(data.required).toEqual(expect.arrayContaining(['total', 'totalPages', 'pagination']))
})

test('every operation has a unique id', () => {
  const ids = Object.values(document.paths).flatMap(path => Object.values(path).map(({ operationId }) => operationId))
  expect(ids).toHaveLength(all.length)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('getFutureMessagesById')
})

test('every reference of the document resolves', () => {
  const text = JSON.stringify(openApiOf(calls, 'en'))
  const references = [...new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? ''))]
  const found = (path: string) =>
    path.split('/').reduce<unknown>((at, key) => z.record(z.string(), z.unknown()).parse(at)[key], JSON.parse(text))
  expect(references.length).toBeGreaterThan(10)
  for (const path of references) expect(found(path), path).toBeDefined()
})

test('every write with a body has an example that its procedure accepts', () => {
  const writing = calls.filter(({ fields }) => fields.some(({ from }) => from === 'body'))
  expect(writing.length).toBeGreaterThan(4)
  for (const { row, fields } of writing) {
    const inPath = Object.fromEntries(
      [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, name === 'username' ? 'hehai_1915' : 1]),
    )
    for (const words of Object.values(restWords)) {
      const example: unknown = words.examples[row.procedure]
      const onWire = { id: 1, ...inPath, ...z.record(z.string(), z.unknown()).parse(example) }
      const into = new Map(fields.map(field => [field.name, field.into]))
      const input = Object.fromEntries(Object.entries(onWire).map(([name, value]) => [into.get(name) ?? name, value]))
      expect(
        procedure(row.procedure).inputs[0]?.safeParse(input).error?.issues ?? [],
        `${nameOf(row)} ${JSON.stringify(input)}`,
      ).toEqual([])
      expect(Object.keys(input).length, nameOf(row)).toBeGreaterThan(1)
    }
  }
})
