import { describe, expect, it } from 'vitest'
import { minutes, seconds } from '#server/kernel/clock.ts'
import { Vault } from '#server/kernel/secret.ts'
import { resealTotps } from '#server/second-factor/reseal-totp.ts'
import { RecoveryCode, Totp } from '#server/second-factor/second-factor.entity.ts'
import { stepOfCode } from '#server/second-factor/totp.ts'
import { lettersIn } from '#test/support/mail.ts'
import { aMember } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { codeOfApp, withApp } from '#test/support/second-factor.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock, em, events, site } = setup

const password = 'lighthouse-1915'
const ada = () => aMember(setup, { username: 'ada', password })
const logIn = (more: { oneTimeCode?: string; newPassword?: string } = {}) =>
  as('guest').session.login({ username: 'ada', password, ...more })
const wrongCode = (call: Promise<unknown>) => expectRefusal(call, 'credentials', 'factor.wrong', 'oneTimeCode')

describe('the codes of an authenticator app', () => {
  it('are those of RFC 6238', () => {
    // Appendix B, SHA-1: the last six of the eight digits.
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    for (const [at, code] of [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [2_000_000_000, '279037'],
    ] as const)
      expect(stepOfCode(secret, code, new Date(seconds(at)))).toBe(Math.floor(at / 30))
  })
})

describe('setting up an authenticator app', () => {
  it('needs its first code, returns ten recovery codes, and sends the member a letter', async () => {
    const member = await ada()
    const { recoveryCodes } = await withApp(setup, member)
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^\d[0-9A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{3}$/)
    expect(await as(member).secondFactor.status()).toEqual({
      totp: true,
      passkeys: [],
      recoveryCodesLeft: 10,
      required: false,
    })
    expect((await lettersIn(setup)).at(-1)).toMatchObject({ kind: 'totp_added', address: 'ada@example.org' })
  })

  it('stores neither the secret nor the recovery codes in plain text', async () => {
    const { secret, recoveryCodes } = await withApp(setup, await ada())
    const rows = JSON.stringify(await em().execute('select * from totp, recovery_code'))
    expect(rows).not.toContain(secret)
    for (const code of recoveryCodes) expect(rows).not.toContain(code.replaceAll('-', ''))
  })

  it('is refused with a wrong code, and when it was started by another member or too long ago', async () => {
    const [member, other] = [await ada(), await aMember(setup)]
    const { secret, sealed } = await as(member).secondFactor.beginTotp({})
    await wrongCode(as(member).secondFactor.enableTotp({ sealed, oneTimeCode: codeOfApp(secret, clock.now(), 5) }))
    const lapsed = (call: Promise<unknown>) => expectRefusal(call, 'credentials', 'factor.lapsed')
    await lapsed(as(other).secondFactor.enableTotp({ sealed, oneTimeCode: codeOfApp(secret, clock.now()) }))
    await lapsed(as(member).secondFactor.enableTotp({ sealed: 'made-up', oneTimeCode: '123456' }))
    clock.advance(minutes(15) + 1)
    await lapsed(as(member).secondFactor.enableTotp({ sealed, oneTimeCode: codeOfApp(secret, clock.now()) }))
    expect(await em().count(Totp)).toBe(0)
  })

  it('shows the same secret again after a wrong code', async () => {
    const member = await ada()
    const { secret, sealed } = await as(member).secondFactor.beginTotp({})
    expect((await as(member).secondFactor.beginTotp({ sealed })).secret).toBe(secret)
  })

  it('asks for the password when the login is long ago', async () => {
    const member = await ada()
    const found = as('guest', { viewer: { role: 'user', id: member.id, sessionId: 1, confirmedAt: clock.now() } })
    await withApp(setup, member)
    clock.advance(minutes(11))
    const { secondFactor } = found
    for (const call of [
      secondFactor.beginTotp({}),
      secondFactor.removeTotp({}),
      secondFactor.renewRecoveryCodes({}),
      secondFactor.passkeyOptions({}),
      secondFactor.removePasskey({ id: 1 }),
    ])
      await expectRefusal(call, 'forbidden', 'session.confirm_required', 'password')
    await expectRefusal(
      secondFactor.removeTotp({ password: 'a guess' }),
      'credentials',
      'member.own_password_wrong',
      'password',
    )
    expect(await secondFactor.removeTotp({ password })).toBeNull()
  })

  it('is for members alone', async () => {
    const { secondFactor } = as('guest')
    for (const call of [secondFactor.status(), secondFactor.beginTotp({}), secondFactor.removeTotp({})])
      await expectRefusal(call, 'unauthenticated', 'session.required')
  })
})

describe('a login with a second factor', () => {
  it('is refused without a code and with a wrong one, and accepted with the right one', async () => {
    const member = await ada()
    const { secret } = await withApp(setup, member)
    await expectRefusal(logIn(), 'credentials', 'factor.required', 'oneTimeCode')
    await wrongCode(logIn({ oneTimeCode: codeOfApp(secret, clock.now(), 5) }))
    expect(await logIn({ oneTimeCode: codeOfApp(secret, clock.now()) })).toMatchObject({ user: { username: 'ada' } })
    expect(events.filter(({ security }) => security === 'login').map(({ outcome }) => outcome)).toEqual([
      'failed',
      'failed',
      'ok',
    ])
  })

  it('accepts a clock that is half a minute off', async () => {
    const { secret } = await withApp(setup, await ada())
    clock.advance(minutes(2))
    expect(await logIn({ oneTimeCode: codeOfApp(secret, clock.now(), -1) })).toBeDefined()
    await wrongCode(logIn({ oneTimeCode: codeOfApp(secret, clock.now(), -2) }))
  })

  it('accepts a code once, also when used twice at the same time', async () => {
    const { secret } = await withApp(setup, await ada())
    const oneTimeCode = codeOfApp(secret, clock.now())
    const tries = await Promise.allSettled([logIn({ oneTimeCode }), logIn({ oneTimeCode })])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await wrongCode(logIn({ oneTimeCode }))
  })

  it('accepts a recovery code once, in any spelling', async () => {
    const { recoveryCodes } = await withApp(setup, await ada())
    const [first = '', second = ''] = recoveryCodes
    expect(await logIn({ oneTimeCode: first.toLowerCase().replaceAll('-', ' ') })).toBeDefined()
    await wrongCode(logIn({ oneTimeCode: first }))
    const tries = await Promise.allSettled([logIn({ oneTimeCode: second }), logIn({ oneTimeCode: second })])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('reports a wrong password before a missing second factor', async () => {
    await withApp(setup, await ada())
    const call = as('guest').session.login({ username: 'ada', password: 'a guess' })
    await expectRefusal(call, 'credentials', 'session.credentials')
  })

  it('is refused with the code of another member', async () => {
    await withApp(setup, await ada())
    const { secret } = await withApp(setup, await aMember(setup))
    await wrongCode(logIn({ oneTimeCode: codeOfApp(secret, clock.now()) }))
  })
})

describe('the second factor', () => {
  it('confirms a member’s identity in place of the password', async () => {
    const member = await ada()
    const { secret } = await withApp(setup, member)
    const found = as('guest', { viewer: { role: 'user', id: member.id, sessionId: 1, confirmedAt: new Date(0) } })
    await wrongCode(found.secondFactor.renewRecoveryCodes({ oneTimeCode: codeOfApp(secret, clock.now(), 5) }))
    const { recoveryCodes } = await found.secondFactor.renewRecoveryCodes({
      oneTimeCode: codeOfApp(secret, clock.now()),
    })
    expect(recoveryCodes).toHaveLength(10)
  })

  it('is removed together with the app, and so are the recovery codes', async () => {
    const member = await ada()
    await withApp(setup, member)
    expect(await as(member).secondFactor.removeTotp({})).toBeNull()
    expect(await logIn()).toBeDefined()
    expect(await em().count(RecoveryCode)).toBe(0)
    expect((await lettersIn(setup)).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['totp_removed']))
    await expectRefusal(as(member).secondFactor.removeTotp({}), 'missing', 'factor.none')
    await expectRefusal(as(member).secondFactor.renewRecoveryCodes({}), 'conflict', 'factor.none')
  })

  it('loses its earlier recovery codes when new ones are generated', async () => {
    const member = await ada()
    const { recoveryCodes: old } = await withApp(setup, member)
    const { recoveryCodes: fresh } = await as(member).secondFactor.renewRecoveryCodes({})
    await wrongCode(logIn({ oneTimeCode: old[0] ?? '' }))
    expect(await logIn({ oneTimeCode: fresh?.[0] ?? '' })).toBeDefined()
  })

  it('stays after a new password, and is deleted with the account', async () => {
    const member = await ada()
    await withApp(setup, member)
    const { belongings } = await as(member).member.export()
    expect(belongings['secondFactors']).toMatchObject([{ kind: 'totp' }])
    expect(JSON.stringify(belongings)).not.toMatch(/sealed|secret/i)
    await as(member).member.deleteAccount({ password, texts: 'keep' })
    expect(await em().count(Totp)).toBe(0)
  })

  it('is encrypted again for a new secret of the site', async () => {
    const { secret } = await withApp(setup, await ada())
    const vault = new Vault('another secret of the tests,the secret of the tests')
    await resealTotps({ ...site, vault })
    const [totp] = await em().find(Totp, {}, { populate: ['sealedSecret'] })
    expect(new Vault('another secret of the tests').open('totp', totp?.sealedSecret ?? '')).toBe(secret)
  })
})
