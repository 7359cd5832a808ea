import { describe, expect, it } from 'vitest'
import { Member } from '#server/member/member.entity.ts'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em, as } = setup

async function written() {
  const ada = await aMember(setup, { username: 'ada' })
  await em().nativeUpdate(
    Member,
    { id: ada.id },
    { graduationYear: 2018, department: '水文', avatar: 'https://a.example/a.png' },
  )
  return { ada, blessing: await aBlessing(setup, { by: ada, isAnonymous: true }) }
}

const nobody = { id: null, username: '匿名用户', avatar: null }

describe('the author of an anonymous blessing', () => {
  it('is shown to nobody by name, id, year or department', async () => {
    const { blessing } = await written()
    const bo = await aMember(setup)
    for (const who of ['guest', bo] as const) {
      const { id } = blessing
      const shown = [
        await as(who).blessing.byId({ id }),
        ...(await as(who).blessing.list({})).blessings,
        ...(await as(who).blessing.random({})),
      ]
      for (const each of shown) {
        expect(each).toMatchObject({ authorName: '匿名用户', user: nobody, isAnonymous: true })
        expect(Object.keys(each)).not.toContain('graduationYear')
        expect(Object.keys(each)).not.toContain('department')
        expect(JSON.stringify(each)).not.toMatch(/ada|2018|水文|a\.example/)
      }
    }
  })

  it('is not named even in the author’s own view, which shows the allowed actions instead', async () => {
    const { ada, blessing } = await written()
    const own = await as(ada).blessing.byId({ id: blessing.id })
    expect(own).toMatchObject({ user: nobody, can: { edit: true, delete: true } })
  })

  it('is shown to admins', async () => {
    const { ada, blessing } = await written()
    const seen = await as(await anAdmin(setup)).blessing.byId({ id: blessing.id })
    expect(seen).toMatchObject({ authorName: 'ada', user: { id: ada.id }, isAnonymous: true })
  })
})

it('an anonymous blessing whose author has left keeps its place without a name', async () => {
  const ada = await aMember(setup)
  const { id } = await aBlessing(setup, { by: ada })
  await em().nativeDelete(Member, { id: ada.id })
  expect(await as('guest').blessing.byId({ id })).toMatchObject({
    authorName: '已注销用户',
    user: { id: null, username: '已注销用户', avatar: null },
    graduationYear: null,
  })
})

describe('an admin who edits a blessing', () => {
  it.each([true, false])('keeps the author’s choice of anonymity: %s', async isAnonymous => {
    const ada = await aMember(setup)
    const { id } = await aBlessing(setup, { by: ada, isAnonymous })
    const admin = as(await anAdmin(setup))
    expect(await admin.blessing.edit({ id, content: '改过的话', isAnonymous: !isAnonymous })).toMatchObject({
      content: '改过的话',
      isAnonymous,
    })
    expect(await as('guest').blessing.byId({ id })).toMatchObject({ isAnonymous })
    expect(await as(ada).blessing.edit({ id, content: '改过的话', isAnonymous: !isAnonymous })).toMatchObject({
      isAnonymous: !isAnonymous,
    })
  })
})
