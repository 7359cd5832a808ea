import { describe, expect, it } from 'vitest'
import { sealPendingLogin, readPendingLogin } from '#server/rpc/pending-login.ts'
import { minutes } from '#server/kernel/clock.ts'
import { Member } from '#server/member/member.entity.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { codeOfApp, withApp } from '#test/support/second-factor.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock, em, site } = setup

const password = 'lighthouse-1915'
const ada = () => aMember(setup, { username: 'ada', password })

describe('the second step of a login', () => {
  const held = async (username: string) => {
    const member = await em().findOneOrFail(Member, { username }, { populate: ['passwordHash'] })
    return readPendingLogin(site.vault, sealPendingLogin(site.vault, member, clock.now()), clock.now())
  }

  it('keeps the login until the code is sent', async () => {
    const { secret } = await withApp(setup, await ada())
    let kept: { id: number } | undefined
    const browser = as('guest', { storePendingLogin: account => void (kept = account) })
    await expectRefusal(
      browser.session.login({ username: 'ada', password }),
      'credentials',
      'factor.required',
      'oneTimeCode',
    )
    expect(kept).toBeDefined()
    const there = as('guest', { pendingLogin: await held('ada') })
    expect(await there.session.held()).toEqual({
      username: 'ada',
      secondFactor: true,
      passkeys: false,
      newPassword: false,
    })
    await expectRefusal(there.session.finish({}), 'credentials', 'factor.required', 'oneTimeCode')
    expect(await there.session.finish({ oneTimeCode: codeOfApp(secret, clock.now()) })).toMatchObject({
      user: { username: 'ada' },
    })
  })

  it('is void after ten minutes, and after a change of the password', async () => {
    const member = await ada()
    await withApp(setup, member)
    const account = await em().findOneOrFail(Member, { id: member.id }, { populate: ['passwordHash'] })
    const sealed = sealPendingLogin(site.vault, account, clock.now())
    const pendingLogin = readPendingLogin(site.vault, sealed, clock.now())
    await em().nativeUpdate(Member, { id: member.id }, { passwordHash: 'another' })
    const there = as('guest', { pendingLogin })
    expect(await there.session.held()).toBeNull()
    await expectRefusal(there.session.finish({ oneTimeCode: '123456' }), 'credentials', 'session.login_lapsed')
    clock.advance(minutes(10))
    expect(readPendingLogin(site.vault, sealed, clock.now())).toBeUndefined()
    expect(readPendingLogin(site.vault, 'made-up', clock.now())).toBeUndefined()
  })

  it('is refused without a pending login', async () => {
    expect(await as('guest').session.held()).toBeNull()
    await expectRefusal(as('guest').session.finish({}), 'credentials', 'session.login_lapsed')
  })
})

describe('an admin without a second factor', () => {
  const lacking = (id: number) =>
    as('guest', { viewer: { role: 'admin', id, sessionId: 1, confirmedAt: clock.now(), lacksSecondFactor: true } })

  it('has no admin rights on a site that requires one, and can set it up', async () => {
    const admin = await anAdmin(setup, { username: 'ada', password })
    site.adminsNeedSecondFactor = true
    const { member, secondFactor } = lacking(admin.id)
    await expectRefusal(member.list({}), 'forbidden', 'factor.due')
    expect(await secondFactor.status()).toMatchObject({ required: true })
    await withApp(setup, admin)
    expect(await as(admin).member.list({})).toBeDefined()
  })
})
