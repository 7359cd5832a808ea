import { expect, it } from 'vitest'
import { submit } from '#app/forms/submit.ts'
import { dispatchAct, type SentForm } from '#app/forms/dispatch-act.ts'
import { testSite } from '#test/support/site.ts'
import { z } from 'zod'
import { visit } from '../account/visit.ts'

const setup = await testSite()

const echo = (name: string) => (sent: SentForm) =>
  submit(sent, {
    schema: z.object({ text: z.string('invalid.value') }),
    run: (_api, { text }) => Promise.resolve(text),
    done: text => `${name} ${text}`,
  })
const acts = { write: echo('written'), erase: echo('erased') }

const post = (form: Record<string, string>, main?: 'write') =>
  visit(setup, args => dispatchAct(args, acts, main), '/', { form })

it('a form is handled by the act that it names, with parsed input', async () => {
  expect((await post({ act: 'write', text: 'a' })).data).toBe('written a')
  expect((await post({ act: 'erase', text: 'b' })).data).toBe('erased b')
  expect((await post({ act: 'erase' })).status).toBe(422)
})

it('an unknown or missing act is refused', async () => {
  for (const form of [{ act: 'burn', text: 'a' }, { act: 'toString', text: 'a' }, { text: 'a' }])
    expect((await post(form)).status).toBe(400)
})

it('a form without an act is handled by the page’s main form', async () => {
  expect((await post({ text: 'a' }, 'write')).data).toBe('written a')
  expect((await post({ act: 'burn', text: 'a' }, 'write')).status).toBe(400)
})
