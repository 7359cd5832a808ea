import { describe, expect, it } from 'vitest'
import { hashNewPassword } from '#server/member/new-password.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { quickPasswords } from '#test/support/quick-passwords.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, context, site } = setup

const ada = { username: 'ada_1915', email: 'ada.lovelace@example.org' }
const register = (password: string) => as('guest').member.register({ ...ada, password })

describe('a new password', () => {
  it.each(['123456', 'Password', 'QWERTY123', 'a123456'])('must not be among the most used: %s', async password => {
    await expectRefusal(register(password), 'invalid', 'member.password_common', 'password')
  })

  it.each(['ada_1915', 'ADA_1915', 'ada.lovelace@example.org', 'ada.lovelace'])(
    'must not be public information about its owner: %s',
    async password => {
      await expectRefusal(register(password), 'invalid', 'member.password_personal', 'password')
    },
  )

  it.each(['hohai1915', 'HEHAI_110', '河海大学'.slice(0, 2) + '2025'])(
    'must not be the site’s name with a number: %s',
    async password => {
      await expectRefusal(register(password), 'invalid', 'member.password_common', 'password')
    },
  )

  it('needs the length that the operator configured, which the refusal names', async () => {
    site.passwords = quickPasswords({ minLength: 12 })
    await expectRefusal(register('elf-zeichen'), 'invalid', 'member.password_below_minimum', 'password')
    expect(await register('zwölf-zeichen')).toMatchObject({ user: { username: ada.username } })
    site.passwords = quickPasswords()
  })

  it('of an account that an admin creates or edits follows the same rules', async () => {
    const admin = as(await anAdmin(setup))
    const made = { username: 'bo_water', email: 'bo@example.org' }
    for (const [password, code] of [
      ['654321', 'member.password_common'],
      ['bo_water', 'member.password_personal'],
    ] as const)
      await expectRefusal(admin.member.create({ ...made, password }), 'invalid', code, 'password')
    const { id, username } = await aMember(setup, { username: 'carol_w' })
    await expectRefusal(
      admin.member.edit({ id, password: username }),
      'invalid',
      'member.password_personal',
      'password',
    )
    await expectRefusal(
      admin.member.edit({ id, password: 'iloveyou' }),
      'invalid',
      'member.password_common',
      'password',
    )
  })

  it('that is valid is hashed', async () => {
    const wanted = { password: '河水东流到海', field: 'password' }
    expect(await hashNewPassword(context('guest'), wanted, ada)).toMatch(/^\$argon2id/)
  })
})
