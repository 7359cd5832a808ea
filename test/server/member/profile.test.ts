import { describe, expect, it } from 'vitest'
import { avatarForm, profileForm, updateProfile } from '#server/member/profile.schema.ts'
import { anArticle } from '#test/support/articles.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

const filled = {
  avatar: 'https://example.org/heron.png',
  bio: '水利人\n河海人',
  graduationYear: 2020,
  department: '水利水电学院',
} as const

describe('the profile', () => {
  it('is for the member alone', async () => {
    await expectRefusal(as('guest').member.profile(), 'unauthenticated', 'session.required')
    await expectRefusal(as('guest').member.updateProfile({}), 'unauthenticated', 'session.required')
  })

  it('counts the member’s own published articles and passes of the torch', async () => {
    const [ada, ben] = [await aMember(setup), await aMember(setup)]
    await anArticle(setup, ada)
    await anArticle(setup, ada, { title: '第二篇', status: 'draft' })
    await anArticle(setup, ben, { title: '别人的' })
    await as(ada).torch.add({ count: 3 })
    await as(ada).torch.add({ count: 1 })
    const { contributions } = await as(ada).member.profile()
    expect(contributions).toEqual({ maxims: 1, relayParticipations: 2, mosaicCompleted: 0 })
  })
})

describe('changing it', () => {
  it('stores the fields that are sent, and leaves the others', async () => {
    const ada = as(await aMember(setup, { username: 'ada' }))
    expect(await ada.member.updateProfile(filled)).toMatchObject(filled)
    expect(await ada.member.updateProfile({ bio: '另一句' })).toMatchObject({ ...filled, bio: '另一句' })
    expect(await ada.member.profile()).toMatchObject({ ...filled, bio: '另一句', username: 'ada' })
  })

  it('with null or an empty text clears a field', async () => {
    const ada = as(await aMember(setup))
    await ada.member.updateProfile(filled)
    const emptied = await ada.member.updateProfile({ avatar: '', bio: ' ', graduationYear: null, department: null })
    expect(emptied).toMatchObject({ avatar: null, bio: null, graduationYear: null, department: null })
  })

  it('takes a free name, and the own name in another case', async () => {
    const ada = as(await aMember(setup, { username: 'ada' }))
    await aMember(setup, { username: 'ben' })
    await expectRefusal(ada.member.updateProfile({ username: 'BEN' }), 'conflict', 'member.username_taken', 'username')
    await expectRefusal(
      ada.member.updateProfile({ username: 'root' }),
      'conflict',
      'member.username_reserved',
      'username',
    )
    expect((await ada.member.updateProfile({ username: 'Ada' })).username).toBe('Ada')
    expect((await ada.member.updateProfile({ username: 'lovelace' })).username).toBe('lovelace')
  })

  it('keeps a reserved name of the first admin', async () => {
    const admin = as(await anAdmin(setup, { username: 'admin' }))
    expect((await admin.member.updateProfile({ username: 'admin', bio: '站长' })).bio).toBe('站长')
  })

  it('to the same name by two members at the same time succeeds for one', async () => {
    const members = [as(await aMember(setup)), as(await aMember(setup))]
    const tries = await Promise.allSettled(members.map(({ member }) => member.updateProfile({ username: 'heron' })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a profile', () => {
  const told = (form: object) =>
    updateProfile.safeParse(form).error?.issues.map(({ path, message }) => [path.join('.'), message])

  it.each(['https://example.org/a.png', '/uploads/-a_B1-square.webp', ''])('accepts a picture at %j', avatar => {
    expect(told({ avatar })).toBeUndefined()
  })

  it.each([
    'http://example.org/a.png',
    'javascript:alert(1)',
    '//example.org/a.png',
    '/uploads/../secret',
    '/uploads/a/../b',
    'https://[',
    'a.png',
  ])('refuses a picture at %j', avatar => {
    expect(told({ avatar })).toEqual([['avatar', 'member.avatar_invalid']])
  })

  it('accepts only whole years from 1915 to 2100', () => {
    for (const graduationYear of [1914, 2101, 2020.5, '2020'])
      expect(told({ graduationYear })).toEqual([['graduationYear', 'member.graduation_year_invalid']])
    expect(told({ graduationYear: 1915 })).toBeUndefined()
  })

  it('accepts texts up to their limits, in code points', () => {
    expect(told({ bio: '🌊'.repeat(500), department: '🌊'.repeat(100) })).toBeUndefined()
    expect(told({ bio: '🌊'.repeat(501) })).toEqual([['bio', 'member.bio_too_long']])
    expect(told({ department: '🌊'.repeat(101) })).toEqual([['department', 'member.department_too_long']])
    expect(told({ avatar: `https://example.org/${'a'.repeat(500)}` })).toEqual([['avatar', 'member.avatar_too_long']])
  })

  it('takes empty form fields as null, and needs an address for a picture form', () => {
    expect(profileForm.parse({})).toEqual({ bio: null, graduationYear: null, department: null })
    expect(avatarForm.safeParse({}).error?.issues[0]?.message).toBe('member.avatar_required')
    expect(avatarForm.safeParse({ avatar: ' ' }).error?.issues[0]?.message).toBe('member.avatar_required')
  })
})
