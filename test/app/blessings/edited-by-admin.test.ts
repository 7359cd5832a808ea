import { expect, it } from 'vitest'
import { action as edit, loader as editor } from '#app/routes/blessing-edit.tsx'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { visit } from '../account/visit.ts'

const setup = await testSite()

it('the form for an admin has no choice of anonymity, and keeps the author anonymous', async () => {
  const ada = await aMember(setup)
  const { id } = await aBlessing(setup, { by: ada, isAnonymous: true })
  const [admin, path, params] = [await anAdmin(setup), `/blessings/${id}/edit`, { id: String(id) }]
  const shown = await visit(setup, editor, path, { as: admin, params })
  expect(shown.data).toMatchObject({ blessing: { isOwn: false } })
  for (const form of [{ content: '改过的祝福' }, { content: '又改过的祝福', isAnonymous: '' }]) {
    expect((await visit(setup, edit, path, { as: admin, params, form })).status).toBe(303)
    expect(await setup.as('guest').blessing.byId({ id })).toMatchObject({ content: form.content, isAnonymous: true })
  }
})

it('the form for the author has the choice of anonymity, with either value', async () => {
  for (const ada of [await aMember(setup), await anAdmin(setup)]) {
    const { id } = await aBlessing(setup, { by: ada, isAnonymous: true })
    const [path, params] = [`/blessings/${id}/edit`, { id: String(id) }]
    expect((await visit(setup, editor, path, { as: ada, params })).data).toMatchObject({ blessing: { isOwn: true } })
    await visit(setup, edit, path, { as: ada, params, form: { content: '有名字的祝福' } })
    expect(await setup.as('guest').blessing.byId({ id })).toMatchObject({ isAnonymous: false })
  }
})
