import { expect, it } from 'vitest'
import { z } from 'zod'
import { loader as editor } from '#app/routes/admin-story-part.tsx'
import { loader as home } from '#app/routes/home.tsx'
import { visit } from '#test/app/account/visit.ts'
import { anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const words = z.record(z.string(), z.unknown())

it('the editor of the banner has the texts that Home shows, and no others', async () => {
  const editing = { as: await anAdmin(setup), params: { part: 'banner' } }
  const { part } = z
    .object({ part: z.object({ content: words }) })
    .parse((await visit(setup, editor, '/admin/story/banner', editing)).data)
  const { banner } = z.object({ banner: words }).parse((await visit(setup, home, '/')).data)
  expect(Object.keys(part.content)).toEqual(Object.keys(banner))
})

it('a banner that was published by an older version, with texts that are no longer shown, is displayed', async () => {
  const { story } = setup.as(await anAdmin(setup))
  const content = { date: '2026.10.27', invitation: { zh: '再聚', en: 'Again' }, lines: [{ zh: '一行', en: 'A line' }] }
  const { version } = await story.saveDraft({ unit: 'banner', version: 0, base: 0, content })
  await story.publish({ unit: 'banner', version })
  const { data } = await visit(setup, home, '/')
  expect(data).toMatchObject({ banner: { date: '2026.10.27', invitation: '再聚' } })
})
