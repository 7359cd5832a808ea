import { expect, it } from 'vitest'
import * as bin from '#app/routes/admin-bin.tsx'
import * as content from '#app/routes/admin-content.tsx'
import * as removal from '#app/routes/admin-content-remove.tsx'
import { textList } from '#server/text-list/text-list.schema.ts'
import { flashOf, visit } from '#test/app/account/visit.ts'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

async function listed(query: string) {
  const { data } = await visit(setup, content.loader, `/admin/content${query}`, { as: await anAdmin(setup) })
  return textList.parse(data).texts
}

it('the content page decides, asks before it removes, and restores, without scripts', async () => {
  const [ada, admin] = [await aMember(setup), await anAdmin(setup)]
  const { id } = await aBlessing(setup, { by: ada })
  const here = `/admin/content?member=${ada.username}`
  const [text] = await listed(`?member=${ada.username}`)
  const texts = [`blessing ${id} ${text?.changedAt} ${text?.status}`]
  const decided = await visit(setup, content.action, here, { as: admin, form: { texts, status: 'rejected' } })
  expect(decided.location).toMatch(/^\/admin\/content\?member=\w+&undo=[\w-]{36}$/)
  const again = await visit(setup, content.action, here, { as: admin, form: { texts, status: 'rejected' } })
  expect(flashOf(again)).toMatchObject({ type: 'warning', text: 'content:left.decided' })

  const asked = `/admin/content/remove?texts=${encodeURIComponent(`blessing ${id}`)}&back=${encodeURIComponent(here)}`
  expect((await visit(setup, removal.loader, asked, { as: admin })).data).toMatchObject({ texts: [{ id }], back: here })
  const removed = await visit(setup, removal.action, asked, { as: admin, form: { texts: [`blessing ${id}`] } })
  expect([removed.location, flashOf(removed)?.text]).toEqual([here, 'content:flash.removed'])
  expect((await visit(setup, removal.loader, asked, { as: admin })).location).toBe(here)

  const [entry] = (await as(admin).bin.list({ member: ada.username })).texts
  const form = { ids: [String(entry?.id)] }
  expect(flashOf(await visit(setup, bin.action, '/admin/content/bin', { as: admin, form }))?.text).toBe(
    'content:flash.restored',
  )
  expect(flashOf(await visit(setup, bin.action, '/admin/content/bin', { as: admin, form }))?.text).toBe(
    'content:flash.someGone',
  )
  expect(await listed(`?member=${ada.username}&status=rejected&from=yesterday`)).toMatchObject([{ id }])
})

it('the content page is for staff; removing and the bin are for admins', async () => {
  const moderator = await aMember(setup, { role: 'moderator' })
  expect((await visit(setup, content.loader, '/admin/content', { as: moderator })).data).toMatchObject({ texts: [] })
  for (const [loader, path] of [
    [bin.loader, '/admin/content/bin'],
    [removal.loader, '/admin/content/remove?texts=blessing+1'],
  ] as const)
    expect((await visit(setup, loader, path, { as: moderator })).location).toBe('/')
  expect((await visit(setup, content.loader, '/admin/content', { as: await aMember(setup) })).location).toBe('/')
})
