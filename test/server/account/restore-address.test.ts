import { describe, expect, it } from 'vitest'
import { days, minutes } from '#server/kernel/clock.ts'
import type { Member } from '#server/member/member.entity.ts'
import { findMember } from '#server/member/member.queries.ts'
import { Session } from '#server/session/session.entity.ts'
import { MailLink } from '#server/verification/mail-link.entity.ts'
import { deleteExpiredLinks } from '#server/verification/mail-link.queries.ts'
import { codeFor, lettersIn, linkTokenFor } from '#test/support/mail.ts'
import { aMember } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock, em } = setup

const password = 'lighthouse-1915'
const newEmail = 'thief@example.org'
const ada = () => aMember(setup, { username: 'ada', password })
const stale = (member: Member) =>
  as('guest', { viewer: { role: 'user', id: member.id, sessionId: 1, confirmedAt: clock.now() } })

async function emailCode(member: Member, email = newEmail): Promise<string> {
  await as(member).member.sendCode({ type: 'email_change', email })
  return codeFor(setup, email)
}

async function moved(member: Member, email = newEmail): Promise<void> {
  await as(member).member.changeEmail({ newEmail: email, code: await emailCode(member, email) })
}

const restore = (token: string) => as('guest').member.restoreAddress({ token })
const dead = (call: Promise<unknown>) => expectRefusal(call, 'credentials', 'verification.link_dead')

describe('changing the address in a session whose login is long ago', () => {
  it('asks for the password, ten minutes after the login', async () => {
    const member = await ada()
    const found = stale(member)
    const code = await emailCode(member)
    clock.advance(minutes(10) + 1)
    const wanted = { newEmail, code }
    await expectRefusal(found.member.changeEmail(wanted), 'forbidden', 'session.confirm_required', 'password')
    await expectRefusal(
      found.member.changeEmail({ ...wanted, password: 'a guess' }),
      'credentials',
      'member.own_password_wrong',
      'password',
    )
    expect(await findMember(em(), member.id)).toMatchObject({ email: 'ada@example.org' })
    expect(await found.member.changeEmail({ ...wanted, password })).toEqual({ email: newEmail })
  })

  it('asks no more for ten minutes after a right password', async () => {
    const member = await ada()
    await as('guest').session.login({ username: 'ada', password })
    const [session] = await em().find(Session, {})
    clock.advance(minutes(30))
    const late = as('guest', {
      viewer: {
        role: 'user',
        id: member.id,
        sessionId: session?.id ?? 0,
        confirmedAt: session?.confirmedAt ?? clock.now(),
      },
    })
    await late.member.changeEmail({ newEmail, code: await emailCode(member), password })
    expect(await em().findOneOrFail(Session, { id: session?.id ?? 0 })).toMatchObject({ confirmedAt: clock.now() })
  })

  it('ends the other sessions', async () => {
    const member = await ada()
    await as('guest').session.login({ username: 'ada', password })
    await moved(member)
    expect(await em().count(Session)).toBe(0)
  })
})

describe('the link in the letter to the previous address', () => {
  it('restores the address, ends all sessions, voids the password and starts a reset', async () => {
    const member = await ada()
    await moved(member)
    await as('guest').session.login({ username: 'ada', password })
    expect(await restore(await linkTokenFor(setup, 'ada@example.org'))).toEqual({ email: 'ada@example.org' })
    expect(await findMember(em(), member.id)).toMatchObject({ email: 'ada@example.org', emailKey: 'ada@example.org' })
    expect(await em().count(Session)).toBe(0)
    await expectRefusal(as('guest').session.login({ username: 'ada', password }), 'credentials', 'session.credentials')
    expect((await lettersIn(setup)).at(-1)).toMatchObject({ kind: 'code_reset', address: 'ada@example.org' })
    const token = await linkTokenFor(setup, 'ada@example.org')
    expect(await as('guest').member.resetByLink({ token, newPassword: 'levelling-1952' })).toBeNull()
    await as('guest').session.login({ username: 'ada', password: 'levelling-1952' })
  })

  it('works once, also when used twice at the same time', async () => {
    await moved(await ada())
    const token = await linkTokenFor(setup, 'ada@example.org')
    const tries = await Promise.allSettled([restore(token), restore(token)])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await dead(restore(token))
  })

  it('is valid for seven days and no longer', async () => {
    await moved(await ada())
    const token = await linkTokenFor(setup, 'ada@example.org')
    clock.advance(days(7))
    await dead(restore(token))
    await deleteExpiredLinks(em(), clock.now())
    expect(await em().count(MailLink)).toBe(0)
  })

  it('of the first address also undoes every later change, whose own links become void', async () => {
    const member = await ada()
    await moved(member)
    const first = await linkTokenFor(setup, 'ada@example.org')
    clock.advance(minutes(2))
    await moved(member, 'second@example.org')
    const second = await linkTokenFor(setup, newEmail)
    expect(await restore(first)).toEqual({ email: 'ada@example.org' })
    await dead(restore(second))
  })

  it('is refused when it is forged or was made for another purpose', async () => {
    const member = await ada()
    await moved(member)
    await dead(restore('x'.repeat(43)))
    await as('guest').member.forgotPassword({ email: newEmail })
    await dead(restore(await linkTokenFor(setup, newEmail)))
    await expectRefusal(restore('short'), 'invalid', 'verification.link_dead', 'token')
  })

  it('finds the address free: nobody else can take it for seven days', async () => {
    await moved(await ada())
    const register = () =>
      as('guest').member.register({ username: 'thief', email: 'Ada@example.org', password: 'levelling-1952' })
    await expectRefusal(register(), 'conflict', 'member.email_taken', 'email')
    const ben = await aMember(setup, { username: 'ben' })
    await expectRefusal(emailCode(ben, 'ada@example.org'), 'conflict', 'member.email_taken', 'email')
    clock.advance(days(7))
    expect((await register()).user.username).toBe('thief')
  })

  it('is refused when an admin has given the address to another account', async () => {
    await moved(await ada())
    await aMember(setup, { username: 'ben', email: 'ada@example.org' })
    const token = await linkTokenFor(setup, 'ada@example.org')
    await expectRefusal(restore(token), 'conflict', 'member.email_taken')
  })

  it('keeps the address in the owner’s data export, and is deleted with the account', async () => {
    const member = await ada()
    await moved(member)
    const { belongings } = await as(member).member.export()
    expect(belongings['formerAddresses']).toMatchObject([{ email: 'ada@example.org' }])
    await as(member).member.deleteAccount({ password, texts: 'keep' })
    expect(await em().count(MailLink)).toBe(0)
  })
})

describe('the link in the letter of a reset', () => {
  const newPassword = 'levelling-1952'
  const byLink = (token: string) => as('guest').member.resetByLink({ token, newPassword })
  const ask = () => as('guest').member.forgotPassword({ email: 'ada@example.org' })

  it('sets the password without a code, once', async () => {
    await ada()
    await ask()
    const token = await linkTokenFor(setup, 'ada@example.org')
    expect(await byLink(token)).toBeNull()
    await as('guest').session.login({ username: 'ada', password: newPassword })
    await dead(byLink(token))
  })

  it('works after any number of wrong codes by a stranger, and after later letters', async () => {
    await ada()
    await ask()
    const token = await linkTokenFor(setup, 'ada@example.org')
    await ask()
    for (let tried = 0; tried < 30; tried += 1)
      await as('guest', { address: `203.0.113.${tried}` })
        .member.resetPassword({ email: 'ada@example.org', code: '000000', newPassword })
        .catch(() => undefined)
    expect(await byLink(token)).toBeNull()
  })

  it('is valid for an hour and no longer', async () => {
    await ada()
    await ask()
    const token = await linkTokenFor(setup, 'ada@example.org')
    clock.advance(minutes(60))
    await dead(byLink(token))
  })

  it('is void after the password or the address has changed', async () => {
    const member = await ada()
    await ask()
    const token = await linkTokenFor(setup, 'ada@example.org')
    await moved(member)
    await dead(byLink(token))
  })

  it('stays valid when the new password is refused', async () => {
    await ada()
    await ask()
    const token = await linkTokenFor(setup, 'ada@example.org')
    const refused = as('guest').member.resetByLink({ token, newPassword: 'ada@example.org' })
    await expectRefusal(refused, 'invalid', 'member.password_personal', 'newPassword')
    expect(await byLink(token)).toBeNull()
  })
})
