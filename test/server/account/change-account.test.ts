import { describe, expect, it } from 'vitest'
import { Member } from '#server/member/member.entity.ts'
import { findMember } from '#server/member/member.queries.ts'
import { Session } from '#server/session/session.entity.ts'
import { codeFor, lettersIn, otherThan } from '#test/support/mail.ts'
import { passwordsCheckedAfter } from '#test/support/slow-passwords.ts'
import { aMember } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock, em, context } = setup

const oldPassword = 'lighthouse-1915'
const newPassword = 'levelling-1952'
const newEmail = 'new@example.org'
const ada = () => aMember(setup, { username: 'ada', password: oldPassword })
const kinds = async () => (await lettersIn(setup)).map(({ kind, address }) => [kind, address])

async function passwordCode(member: Member): Promise<string> {
  await as(member).member.sendCode({ type: 'password_change' })
  return codeFor(setup, member.email)
}

async function emailCode(member: Member, email = newEmail): Promise<string> {
  await as(member).member.sendCode({ type: 'email_change', email })
  return codeFor(setup, email)
}

describe('a code for a signed-in member', () => {
  it('for a password change goes to the own address, even when another address is sent along', async () => {
    const member = await ada()
    const sent = await as(member).member.sendCode({ type: 'password_change', email: 'thief@example.org' })
    expect(sent).toEqual({ email: 'ada@example.org', expiresIn: 900, resendAfter: 60 })
    expect(await kinds()).toEqual([['code_password_change', 'ada@example.org']])
  })

  it('for an address change, which is the default type, goes to the new address', async () => {
    const sent = await as(await ada()).member.sendCode({ email: newEmail })
    expect(sent.email).toBe(newEmail)
    expect(await kinds()).toEqual([['code_email_change', newEmail]])
  })

  it('is refused when the new address is taken', async () => {
    const member = as(await ada())
    await aMember(setup, { username: 'ben' })
    await expectRefusal(member.member.sendCode({}), 'invalid', 'member.new_email_required', 'email')
    await expectRefusal(member.member.sendCode({ email: 'ADA@example.org' }), 'conflict', 'member.email_same', 'email')
    await expectRefusal(member.member.sendCode({ email: 'Ben@example.org' }), 'conflict', 'member.email_taken', 'email')
    expect(await lettersIn(setup)).toEqual([])
  })

  it('is refused to guests', async () => {
    const { member } = as('guest')
    await expectRefusal(member.sendCode({}), 'unauthenticated', 'session.required')
    await expectRefusal(
      member.changePassword({ oldPassword, newPassword, code: '123456' }),
      'unauthenticated',
      'session.required',
    )
    await expectRefusal(member.changeEmail({ newEmail, code: '123456' }), 'unauthenticated', 'session.required')
  })
})

describe('changing the password', () => {
  it('takes the old password and a code, ends the other sessions, and sends the member a letter', async () => {
    const member = await ada()
    const keys = await as('guest').session.login({ username: 'ada', password: oldPassword })
    await as('guest').session.login({ username: 'ada', password: oldPassword })
    const [own] = await em().find(Session, {}, { orderBy: { id: 'asc' } })
    const here = as('guest', {
      viewer: { role: 'user', id: member.id, sessionId: own?.id ?? 0, confirmedAt: clock.now() },
    })
    const code = await passwordCode(member)
    expect(await here.member.changePassword({ oldPassword, newPassword, code })).toBeNull()
    expect((await em().find(Session, {})).map(({ id }) => id)).toEqual([own?.id])
    expect(await as('guest').session.refresh({ refreshToken: keys.refreshToken })).toMatchObject({ expiresIn: 3600 })
    expect((await kinds()).at(-1)).toEqual(['password_changed', 'ada@example.org'])
    await as('guest').session.login({ username: 'ada', password: newPassword })
    await expectRefusal(
      as('guest').session.login({ username: 'ada', password: oldPassword }),
      'credentials',
      'session.credentials',
    )
  })

  it('with a wrong old password ends no session and uses up no try of the code', async () => {
    const member = await ada()
    const code = await passwordCode(member)
    const wrong = () => as(member).member.changePassword({ oldPassword: 'not it', newPassword, code })
    for (let tried = 0; tried < 6; tried += 1)
      await expectRefusal(wrong(), 'credentials', 'member.old_password_wrong', 'oldPassword')
    expect(await as(member).member.changePassword({ oldPassword, newPassword, code })).toBeNull()
  })

  it('with a wrong code changes nothing', async () => {
    const member = await ada()
    const code = otherThan(await passwordCode(member))
    const call = as(member).member.changePassword({ oldPassword, newPassword, code })
    await expectRefusal(call, 'credentials', 'verification.wrong_code', 'code')
    await as('guest').session.login({ username: 'ada', password: oldPassword })
  })

  it('with the code of another member changes nothing', async () => {
    const member = await ada()
    const code = await passwordCode(await aMember(setup, { username: 'ben' }))
    const call = as(member).member.changePassword({ oldPassword, newPassword, code })
    await expectRefusal(call, 'credentials', 'verification.wrong_code', 'code')
  })

  it('sent twice at the same time is done once', async () => {
    const member = await ada()
    const code = await passwordCode(member)
    const change = () => as(member).member.changePassword({ oldPassword, newPassword, code })
    const tries = await Promise.allSettled([change(), change(), change()])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is refused when the old password has been changed in the meantime', async () => {
    const member = await ada()
    const code = await passwordCode(member)
    const stolen = () => em().nativeUpdate(Member, { id: member.id }, { passwordHash: 'another' })
    const late = as(member, { site: { ...setup.site, passwords: passwordsCheckedAfter(stolen) } })
    const call = late.member.changePassword({ oldPassword, newPassword, code })
    await expectRefusal(call, 'credentials', 'member.old_password_wrong', 'oldPassword')
    expect(await em().findOneOrFail(Member, member.id, { populate: ['passwordHash'] })).toMatchObject({
      passwordHash: 'another',
    })
  })

  it('voids a code that was sent for another address', async () => {
    const member = await ada()
    const forAddress = await emailCode(member)
    await as(member).member.changePassword({ oldPassword, newPassword, code: await passwordCode(member) })
    const call = as(member).member.changeEmail({ newEmail, code: forAddress })
    await expectRefusal(call, 'credentials', 'verification.wrong_code', 'code')
  })

  it('names each missing field', async () => {
    const call = as(await ada()).member.changePassword({ oldPassword: '', newPassword: '12345', code: '' })
    for (const [code, field] of [
      ['member.old_password_required', 'oldPassword'],
      ['member.new_password_too_short', 'newPassword'],
      ['verification.code_required', 'code'],
    ] as const)
      await expectRefusal(call, 'invalid', code, field)
  })
})

describe('changing the address', () => {
  it('takes the address that the code was sent to, and informs the old address', async () => {
    const member = await ada()
    const code = await emailCode(member, 'New@Example.org')
    expect(await as(member).member.changeEmail({ newEmail: 'new@EXAMPLE.org', code })).toEqual({
      email: 'new@EXAMPLE.org',
    })
    expect(await findMember(em(), member.id)).toMatchObject({ email: 'new@EXAMPLE.org', emailKey: 'new@example.org' })
    const [, told] = await lettersIn(setup)
    expect(told).toMatchObject({
      kind: 'email_changed',
      address: 'ada@example.org',
      variables: { username: 'ada', newEmail: 'new@EXAMPLE.org' },
    })
  })

  it('is refused for any address other than the one that received the code', async () => {
    const member = await ada()
    const code = await emailCode(member)
    const call = as(member).member.changeEmail({ newEmail: 'other@example.org', code })
    await expectRefusal(call, 'credentials', 'verification.wrong_code', 'code')
    expect(await findMember(em(), member.id)).toMatchObject({ email: 'ada@example.org' })
  })

  it('is refused when another member has taken the address in the meantime, and keeps the code usable', async () => {
    const member = await ada()
    const code = await emailCode(member)
    const ben = await aMember(setup, { username: 'ben', email: newEmail })
    const change = () => as(member).member.changeEmail({ newEmail, code })
    await expectRefusal(change(), 'conflict', 'member.email_taken', 'newEmail')
    await em().nativeDelete(Member, { id: ben.id })
    expect(await change()).toEqual({ email: newEmail })
  })

  it('to the same address by two members at the same time succeeds for one', async () => {
    const [one, other] = [await ada(), await aMember(setup, { username: 'ben' })]
    const [first, second] = [await emailCode(one), await emailCode(other)]
    const tries = await Promise.allSettled([
      as(one).member.changeEmail({ newEmail, code: first }),
      as(other).member.changeEmail({ newEmail, code: second }),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(setup.reported).toEqual([])
  })

  it('voids a code for the password that was sent to the old address', async () => {
    const member = await ada()
    const forPassword = await passwordCode(member)
    await as(member).member.changeEmail({ newEmail, code: await emailCode(member) })
    const call = as(member).member.changePassword({ oldPassword, newPassword, code: forPassword })
    await expectRefusal(call, 'credentials', 'verification.wrong_code', 'code')
  })

  it('names a missing address and a missing code each with its own message', async () => {
    const call = as(await ada()).member.changeEmail({ newEmail: ' ', code: '1' })
    await expectRefusal(call, 'invalid', 'member.new_email_required', 'newEmail')
    await expectRefusal(call, 'invalid', 'verification.code_required', 'code')
  })
})

it('a member who has left in the meantime gets a dead session', async () => {
  const gone = { role: 'user', id: 4711, sessionId: 1, confirmedAt: clock.now() } as const
  const { member } = as('guest', { ...context('guest'), viewer: gone })
  await expectRefusal(member.sendCode({ type: 'password_change' }), 'unauthenticated', 'session.dead')
  await expectRefusal(member.changeEmail({ newEmail, code: '123456' }), 'unauthenticated', 'session.dead')
})
