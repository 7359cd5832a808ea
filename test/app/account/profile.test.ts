import { describe, expect, it } from 'vitest'
import { action } from '#app/routes/profile-basic.tsx'
import { action as security } from '#app/routes/profile-security.tsx'
import { Member } from '#server/member/member.entity.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { flashOf, visit } from './visit.ts'

const setup = await testSite()
const { as, em } = setup

const send = (who: Member | 'guest', form: Record<string, string>) =>
  visit(setup, action, '/profile', { as: who, form })
const kept = async ({ id }: Member) => (await em().findOneOrFail(Member, id)).profile()

describe('the profile page', () => {
  it('accepts each of its forms by its name, and keeps the fields of the others', async () => {
    const ada = await aMember(setup)
    const avatar = 'https://pictures.example/ada.png'
    const basics = { act: 'basic', bio: '水利人', graduationYear: '2020', department: '水文' }
    for (const [form, text] of [
      [basics, 'profile:basic.saved'],
      [{ act: 'avatar', avatar }, 'profile:avatar.saved'],
    ] as const) {
      const told = await send(ada, form)
      expect([told.status, told.location]).toEqual([303, '/profile'])
      expect(flashOf(told)).toEqual({ type: 'success', text })
    }
    expect(await kept(ada)).toMatchObject({ avatar, bio: '水利人', graduationYear: 2020, department: '水文' })
    await send(ada, { act: 'remove-avatar' })
    await send(ada, { act: 'basic', graduationYear: '2021' })
    expect(await kept(ada)).toMatchObject({ avatar: null, bio: null, graduationYear: 2021, department: null })
  })

  it('refuses an unknown form, and keeps what was typed', async () => {
    const ada = await aMember(setup)
    await as(ada).member.updateProfile({ bio: '水利人' })
    for (const form of [{}, { act: 'burn' }, { bio: '' }]) expect((await send(ada, form)).status).toBe(400)
    expect((await visit(setup, security, '/profile/security', { as: ada, form: { act: 'burn' } })).status).toBe(400)
    expect(await kept(ada)).toMatchObject({ bio: '水利人' })
  })

  it('names errors at their fields, and keeps what was typed', async () => {
    const ada = await aMember(setup)
    const wrong = { act: 'basic', bio: '字'.repeat(501), graduationYear: '1900' }
    expect(await send(ada, wrong)).toMatchObject({
      status: 422,
      data: { values: wrong, errors: { bio: [expect.any(String)], graduationYear: [expect.any(String)] } },
    })
    expect(await send(ada, { act: 'avatar' })).toMatchObject({
      status: 422,
      data: { errors: { avatar: ['请输入头像地址'] } },
    })
  })

  it('redirects a guest to Login', async () => {
    expect((await send('guest', { act: 'basic', bio: 'x' })).location).toMatch(/^\/login\?redirect=/)
  })
})
