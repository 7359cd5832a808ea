import { expect, it } from 'vitest'
import { readForm } from '#app/forms/submit.ts'

const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  new Request('http://here.example/', { method: 'POST', headers: { 'Content-Type': type }, body })

const statusOf = (reading: Promise<FormData>) =>
  reading.then(
    () => 'read',
    (refused: unknown) => (refused instanceof Response ? refused.status : refused),
  )

it('reads the fields of a form', async () => {
  const form = await readForm(post('name=a&ids=1&ids=2'))
  expect(form.get('name')).toBe('a')
  expect(form.getAll('ids')).toEqual(['1', '2'])
})

it('takes as many fields as the largest form has, and refuses thousands', async () => {
  expect(await statusOf(readForm(post('ids=1&'.repeat(150))))).toBe('read')
  expect(await statusOf(readForm(post('ids=1&'.repeat(80_000))))).toBe(413)
})

it('drops the orders with which a form would edit itself', async () => {
  const form = await readForm(post('__intent__=garbage&__state__=%7Bx&name=a'))
  expect([...form.keys()]).toEqual(['name'])
})

it('what is no form is a bad request', async () => {
  expect(await statusOf(readForm(post('{}', 'application/json')))).toBe(400)
})

it('reads a form in several parts, and refuses one that is longer than any of ours', async () => {
  const parts = (count: number) =>
    `${'--b\r\nContent-Disposition: form-data; name="name"\r\n\r\na\r\n'.repeat(count)}--b--\r\n`
  const form = await readForm(post(parts(2), 'multipart/form-data; boundary=b'))
  expect(form.getAll('name')).toEqual(['a', 'a'])
  expect(await statusOf(readForm(post(parts(4000), 'multipart/form-data; boundary=b')))).toBe(413)
})

it('refuses names that lead so deep that reading them takes long', async () => {
  expect(await statusOf(readForm(post(`${'a.b.c[1].'.repeat(20)}d=1`)))).toBe(413)
})
