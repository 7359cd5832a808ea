import { expect, it } from 'vitest'
import { readForm } from '#app/forms/submit.ts'

const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  new Request('http://here.example/', { method: 'POST', headers: { 'Content-Type': type }, body })

const statusOf = (reading: Promise<FormData>) =>
  reading.then(
    () => 'read',
    (refused: unknown) => (refused instanceof Response ? refused.status : refused),
  )

it('the fields of a form are read', async () => {
  const form = await readForm(post('name=a&ids=1&ids=2'))
  expect(form.get('name')).toBe('a')
  expect(form.getAll('ids')).toEqual(['1', '2'])
})

it('as many fields as in the largest form are accepted, and thousands are refused', async () => {
  expect(await statusOf(readForm(post('ids=1&'.repeat(150))))).toBe('read')
  expect(await statusOf(readForm(post('ids=1&'.repeat(80_000))))).toBe(413)
})

it('control fields of the form library are dropped', async () => {
  const form = await readForm(post('__intent__=garbage&__state__=%7Bx&name=a'))
  expect([...form.keys()]).toEqual(['name'])
})

it('a body that is not a form is a bad request', async () => {
  expect(await statusOf(readForm(post('{}', 'application/json')))).toBe(400)
})

it('a multipart form is read, and refused when it is longer than any form of the site', async () => {
  const parts = (count: number) =>
    `${'--b\r\nContent-Disposition: form-data; name="name"\r\n\r\na\r\n'.repeat(count)}--b--\r\n`
  const form = await readForm(post(parts(2), 'multipart/form-data; boundary=b'))
  expect(form.getAll('name')).toEqual(['a', 'a'])
  expect(await statusOf(readForm(post(parts(4000), 'multipart/form-data; boundary=b')))).toBe(413)
})

it('deeply nested field names are refused, because parsing them takes long', async () => {
  expect(await statusOf(readForm(post(`${'a.b.c[1].'.repeat(20)}d=1`)))).toBe(413)
})
