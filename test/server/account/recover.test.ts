import { describe, expect, it } from 'vitest'
import { minutes } from '#server/kernel/clock.ts'
import { resetPasswordForm } from '#server/account/account.schema.ts'
import { Session } from '#server/session/session.entity.ts'
import { Verification } from '#server/verification/verification.entity.ts'
import { codeFor, lettersIn, otherThan } from '#test/support/mail.ts'
import { aMember } from '#test/support/people.ts'
import { expectRefusal, expectToBeRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, clock } = setup

const old = 'lighthouse-1915'
const newPassword = 'levelling-1952'
const anOwner = () => aMember(setup, { username: 'ada', email: 'Ada@Example.org', password: old })
const ask = (email = 'ada@example.org') => as('guest').member.forgotPassword({ email })
const logIn = (password: string) => as('guest').session.login({ username: 'ada', password })

const reset = (code: string, email = 'ada@example.org') =>
  as('guest').member.resetPassword({ email, code, newPassword })

const refused = (call: Promise<unknown>) => expectRefusal(call, 'credentials', 'verification.wrong_code', 'code')

async function aCode(): Promise<string> {
  await anOwner()
  await ask()
  return codeFor(setup, 'Ada@Example.org')
}

describe('a forgotten password', () => {
  it('sends a code to the address as its owner wrote it, in the language of the request', async () => {
    await anOwner()
    expect(await as('guest', { locale: 'en' }).member.forgotPassword({ email: 'ADA@example.org' })).toBeNull()
    const letters = await lettersIn(setup)
    expect(letters).toMatchObject([{ kind: 'code_reset', address: 'Ada@Example.org', locale: 'en' }])
    expect(letters[0]?.variables['code']).toMatch(/^\d{6}$/)
    expect(setup.woken.count).toBe(1)
  })

  it('of an unknown address gets the same response, and sends no letter', async () => {
    await anOwner()
    expect(await ask('nobody@example.org')).toBeNull()
    expect(await lettersIn(setup)).toEqual([])
  })

  it('is refused without an address, and with an invalid one', async () => {
    await expectRefusal(ask(''), 'invalid', 'member.email_required', 'email')
    await expectRefusal(ask('ada'), 'invalid', 'member.email_invalid', 'email')
  })

  it('stores the code only as a hash', async () => {
    const code = await aCode()
    const rows = JSON.stringify(await em().execute('select * from verification, letter'))
    expect(rows).not.toContain(code)
  })
})

describe('the code', () => {
  it('sets the new password, once', async () => {
    const code = await aCode()
    expect(await reset(code)).toBeNull()
    await logIn(newPassword)
    await expectRefusal(logIn(old), 'credentials', 'session.credentials')
    await refused(reset(code))
  })

  it('is valid for fifteen minutes and no longer', async () => {
    const code = await aCode()
    clock.advance(minutes(15))
    await refused(reset(code))
    await ask()
    const next = await codeFor(setup, 'Ada@Example.org')
    clock.advance(minutes(15) - 1)
    expect(await reset(next)).toBeNull()
  })

  it('is void after five wrong tries, also for its owner', async () => {
    const code = await aCode()
    for (let tried = 0; tried < 5; tried += 1) await refused(reset(otherThan(code)))
    await refused(reset(code))
  })

  it('stays valid for its owner after five wrong tries of a stranger', async () => {
    const code = await aCode()
    const stranger = as('guest', { address: '203.0.113.9' })
    for (let tried = 0; tried < 7; tried += 1)
      await refused(stranger.member.resetPassword({ email: 'ada@example.org', code: otherThan(code), newPassword }))
    await refused(stranger.member.resetPassword({ email: 'ada@example.org', code, newPassword }))
    expect(await reset(code)).toBeNull()
  })

  it('is void after 25 wrong tries from many addresses', async () => {
    const code = await aCode()
    for (let tried = 0; tried < 25; tried += 1) {
      const one = as('guest', { address: `203.0.113.${tried}` })
      await refused(one.member.resetPassword({ email: 'ada@example.org', code: otherThan(code), newPassword }))
    }
    await refused(reset(code))
  })

  it('still works at the fifth try', async () => {
    const code = await aCode()
    for (let tried = 0; tried < 4; tried += 1) await refused(reset(otherThan(code)))
    expect(await reset(code)).toBeNull()
  })

  it('voids an earlier one', async () => {
    const first = await aCode()
    await ask()
    const second = await codeFor(setup, 'Ada@Example.org')
    if (first !== second) await refused(reset(first))
    expect(await reset(second)).toBeNull()
  })

  it('opens neither another account nor one that does not exist', async () => {
    const code = await aCode()
    await aMember(setup, { username: 'ben' })
    await refused(reset(code, 'ben@example.org'))
    await refused(reset(code, 'nobody@example.org'))
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('must be six digits: %j', async code => {
    await anOwner()
    await expectRefusal(reset(code), 'invalid', 'verification.code_required', 'code')
  })

  it('for a reset changes neither the password nor the address of a signed-in member', async () => {
    const code = await aCode()
    const owner = await em().findOneOrFail(Verification, { purpose: 'reset' }, { populate: ['member'] })
    const ada = as(owner.member)
    await refused(ada.member.changePassword({ oldPassword: old, newPassword, code }))
    await refused(ada.member.changeEmail({ newEmail: 'new@example.org', code }))
  })
})

describe('many tries at the same time', () => {
  it('accept the right code exactly once', async () => {
    const code = await aCode()
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => reset(code)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of tries)
      if (each.status === 'rejected') expectToBeRefusal(each.reason, 'credentials', 'verification.wrong_code', 'code')
    expect((await lettersIn(setup)).filter(({ kind }) => kind === 'password_reset')).toHaveLength(1)
  })

  it('are all counted', async () => {
    const code = await aCode()
    await Promise.allSettled(Array.from({ length: 8 }, () => reset(otherThan(code))))
    await refused(reset(code))
    const [kept] = await em().find(Verification, {})
    expect(kept).toMatchObject({ triesLeft: 20, usedAt: null })
  })
})

describe('after a reset', () => {
  it('every session has ended, and the owner gets a letter and is not logged in', async () => {
    const code = await aCode()
    await logIn(old)
    await logIn(old)
    await reset(code)
    expect(await em().count(Session)).toBe(0)
    const letters = await lettersIn(setup)
    expect(letters.at(-1)).toMatchObject({
      kind: 'password_reset',
      address: 'Ada@Example.org',
      variables: { username: 'ada' },
    })
  })

  it('every code that was sent before is void, whatever its purpose', async () => {
    const owner = await anOwner()
    await as(owner).member.sendCode({ type: 'password_change' })
    const forPassword = await codeFor(setup, 'Ada@Example.org')
    await as(owner).member.sendCode({ email: 'thief@example.org' })
    const forAddress = await codeFor(setup, 'thief@example.org')
    await ask()
    await reset(await codeFor(setup, 'Ada@Example.org'))
    const { member } = as(owner)
    await refused(member.changePassword({ oldPassword: newPassword, newPassword: 'another-1', code: forPassword }))
    await refused(member.changeEmail({ newEmail: 'thief@example.org', code: forAddress }))
  })

  it('a concurrent login with the old password is refused', async () => {
    const code = await aCode()
    const [login] = await Promise.allSettled([logIn(old), reset(code)])
    const sessions = await em().count(Session)
    expect(sessions).toBe(0)
    if (login.status === 'rejected') expectToBeRefusal(login.reason, 'credentials', 'session.credentials')
  })
})

describe('the reset form', () => {
  const told = (form: object) =>
    resetPasswordForm.safeParse(form).error?.issues.map(({ path, message }) => [path.join('.'), message])

  it('names each missing field with its own message', () => {
    expect(told({})).toEqual([
      ['email', 'member.email_required'],
      ['code', 'verification.code_required'],
      ['newPassword', 'member.new_password_required'],
      ['confirmPassword', 'member.confirm_required'],
    ])
  })

  it('reports a short password and two passwords that differ', () => {
    const form = { email: 'ada@example.org', code: '123456', newPassword: '12345', confirmPassword: '123456' }
    expect(told(form)).toEqual(
      expect.arrayContaining([
        ['newPassword', 'member.new_password_too_short'],
        ['confirmPassword', 'member.passwords_differ'],
      ]),
    )
    expect(told({ ...form, newPassword: '123456' })).toBeUndefined()
  })
})
