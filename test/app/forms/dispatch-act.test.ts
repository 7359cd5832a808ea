import { expect, it } from 'vitest'
import { submit } from '#app/forms/submit.ts'
import { dispatchAct, type SentForm } from '#app/forms/dispatch-act.ts'
import { testSite } from '#test/support/site.ts'
import { z } from 'zod'
import { visit } from '../account/visit.ts'

const house = await testSite()

const echo = (name: string) => (sent: SentForm) =>
  submit(sent, {
    schema: z.object({ text: z.string('invalid.value') }),
    run: (_api, { text }) => Promise.resolve(text),
    done: text => `${name} ${text}`,
  })
const acts = { write: echo('written'), erase: echo('erased') }

const post = (form: Record<string, string>, main?: 'write') =>
  visit(house, args => dispatchAct(args, acts, main), '/', { form })

it('gives the form to the act that it names, which parses what was read once', async () => {
  expect((await post({ act: 'write', text: 'a' })).said).toBe('written a')
  expect((await post({ act: 'erase', text: 'b' })).said).toBe('erased b')
  expect((await post({ act: 'erase' })).status).toBe(422)
})

it('refuses an act that the page does not have, or none at all', async () => {
  for (const form of [{ act: 'burn', text: 'a' }, { act: 'toString', text: 'a' }, { text: 'a' }])
    expect((await post(form)).status).toBe(400)
})

it('takes the main form of a page where no act is named', async () => {
  expect((await post({ text: 'a' }, 'write')).said).toBe('written a')
  expect((await post({ act: 'burn', text: 'a' }, 'write')).status).toBe(400)
})
