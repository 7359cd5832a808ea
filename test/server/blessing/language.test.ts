import { describe, expect, it } from 'vitest'
import { Member } from '#server/member/member.entity.ts'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup

const said = (blessings: readonly { content: string }[]) => blessings.map(({ content }) => content)

describe('the language of a blessing', () => {
  it('is detected from its words, and again when they change', async () => {
    const ada = as(await aMember(setup))
    const { id, language } = await ada.blessing.send({ content: 'May it last.' })
    expect(language).toBe('en')
    expect(await ada.blessing.edit({ id, content: '愿它长久。' })).toMatchObject({ language: 'zh' })
    expect(await ada.blessing.list({ language: 'en' })).toMatchObject({ total: 0 })
    expect(await ada.blessing.list({ language: 'zh' })).toMatchObject({ total: 1 })
  })

  it('filters the wall and its pages, random draws and the totals', async () => {
    for (const [index, language] of (['en', 'zh', 'en', 'zh', 'en'] as const).entries())
      await aBlessing(setup, { content: `${language} ${index}`, language })
    const guest = as('guest')
    const first = await guest.blessing.list({ language: 'en', limit: 2 })
    expect([said(first.blessings), first.total]).toEqual([['en 4', 'en 2'], 3])
    const further = await guest.blessing.list({ language: 'en', limit: 2, cursor: first.nextCursor ?? 0 })
    expect(said(further.blessings)).toEqual(['en 0'])
    expect(said((await guest.blessing.list({ language: 'zh', page: 2, limit: 1 })).blessings)).toEqual(['zh 1'])
    expect(said(await guest.blessing.random({ language: 'zh' })).sort()).toEqual(['zh 1', 'zh 3'])
    expect(await Promise.all([guest.blessing.total({ language: 'en' }), guest.blessing.total()])).toEqual([3, 5])
  })

  it('combines with a class year, and for admins with the waiting ones', async () => {
    const ada = await aMember(setup)
    await em().nativeUpdate(Member, { id: ada.id }, { graduationYear: 2003 })
    for (const language of ['en', 'zh'] as const) await aBlessing(setup, { language, by: ada })
    await aBlessing(setup, { language: 'en', status: 'pending' })
    expect(await as('guest').blessing.list({ language: 'en', graduationYear: 2003 })).toMatchObject({ total: 1 })
    expect(await as(await anAdmin(setup)).blessing.list({ language: 'en' })).toMatchObject({ total: 2 })
  })
})
