import { describe, expect, it } from 'vitest'
import { register, registerForm } from '#server/member/member.schema.ts'
import { passwordStrength } from '#server/member/password-strength.schema.ts'

const form = { username: 'Ada_1915', email: 'Ada@Example.org', password: 'secret' }

const wrongIn = (written: unknown) =>
  register.safeParse(written).error?.issues.map(issue => ({ field: issue.path.join('.'), code: issue.message }))

describe('a registration is refused', () => {
  it.each([
    ['username', '', 'member.username_required'],
    ['username', undefined, 'member.username_required'],
    ['username', 7, 'member.username_required'],
    ['username', ' \u200B ', 'member.username_required'],
    ['username', 'ab', 'member.username_length'],
    ['username', 'a'.repeat(21), 'member.username_length'],
    ['username', '🐉🐉', 'member.username_length'],
    ['username', '林小河', 'member.username_characters'],
    ['username', 'ada lovelace', 'member.username_characters'],
    ['username', 'ada-1915', 'member.username_characters'],
    ['username', 'ada@home', 'member.username_characters'],
    ['username', '<b>ada</b>', 'member.username_characters'],
    ['username', 'аdа', 'member.username_characters'],
    ['username', '🐉🐉🐉', 'member.username_characters'],
    ['email', '', 'member.email_required'],
    ['email', undefined, 'member.email_required'],
    ['email', 'ada', 'member.email_invalid'],
    ['email', 'ada@', 'member.email_invalid'],
    ['email', 'ada@example.org, ben@example.org', 'member.email_invalid'],
    ['email', 'ada@example.org\nBcc: ben@example.org', 'member.email_invalid'],
    ['email', `${'a'.repeat(250)}@example.org`, 'member.email_invalid'],
    ['password', '', 'member.password_required'],
    ['password', undefined, 'member.password_required'],
    ['password', 123456, 'member.password_required'],
    ['password', '12345', 'member.password_too_short'],
    ['password', '🔑'.repeat(5), 'member.password_too_short'],
    ['password', 'x'.repeat(201), 'member.password_too_long'],
  ])('for the %s %j', (field, value, code) => {
    expect(wrongIn({ ...form, [field]: value })).toEqual([{ field, code }])
  })

  it('for a megabyte in any field', () => {
    const mega = 'x'.repeat(1_000_000)
    expect(wrongIn({ username: mega, email: mega, password: mega })).toEqual([
      { field: 'username', code: 'member.username_length' },
      { field: 'email', code: 'member.email_invalid' },
      { field: 'password', code: 'member.password_too_long' },
    ])
  })

  it.each(['abc', 'a'.repeat(20), '___', '123'])('but not for the name %s', username => {
    expect(register.safeParse({ ...form, username }).success).toBe(true)
  })

  it.each(['secret', 'x'.repeat(200), '🔑'.repeat(6), '      '])('but not for the password %j', password => {
    expect(register.parse({ ...form, password }).password).toBe(password)
  })
})

describe('the registration form', () => {
  const filled = { ...form, confirmPassword: form.password, terms: 'on' }

  it('is valid with the repeated password and the agreement', () => {
    expect(registerForm.safeParse(filled).success).toBe(true)
  })

  it.each([
    ['terms', undefined, 'member.terms_required'],
    ['terms', 'off', 'member.terms_required'],
    ['confirmPassword', undefined, 'member.confirm_required'],
    ['confirmPassword', '', 'member.confirm_required'],
    ['confirmPassword', 'another', 'member.passwords_differ'],
  ])('is invalid with the %s %s', (field, value, code) => {
    const issues = registerForm.safeParse({ ...filled, [field]: value }).error?.issues
    expect(issues?.map(issue => [issue.path.join('.'), issue.message])).toEqual([[field, code]])
  })
})

it('the registration form reports different passwords together with other mistakes', () => {
  const wrong = { username: 'ab', email: 'ada@', password: 'abc', confirmPassword: 'abd', terms: 'off' }
  expect(registerForm.safeParse(wrong).error?.issues.map(({ message }) => message)).toEqual([
    'member.username_length',
    'member.email_invalid',
    'member.password_too_short',
    'member.terms_required',
    'member.passwords_differ',
  ])
})

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['secret', 'weak'],
    ['secretsecretsecret', 'weak'],
    ['secret1', 'weak'],
    ['secret12', 'medium'],
    ['SECRETsecret', 'medium'],
    ['Secret12345', 'medium'],
    ['Secret123456', 'strong'],
    ['河海大学河海大学河海大学', 'weak'],
    ['江河-Jianghe-1', 'strong'],
    ['🔑🔑🔑🔑🔑🔑aA', 'medium'],
  ])('%j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })
})
