import { beforeEach, describe, expect, it } from 'vitest'
import { after, days } from '#server/kernel/clock.ts'
import { Member } from '#server/member/member.entity.ts'
import { findAccess } from '#server/session/session.queries.ts'
import { openSession } from '#server/session/open-session.ts'
import { lettersIn } from '#test/support/mail.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, clock, site } = setup
const reason = '反复发布广告'

let admin: Member
let moderator: Member
let ada: Member
beforeEach(async () => {
  admin = await anAdmin(setup)
  moderator = await aMember(setup, { role: 'moderator' })
  ada = await aMember(setup)
})

const now = async ({ id }: Member) => em().findOneOrFail(Member, id)

describe('a suspension', () => {
  it('is announced by a letter with its end and its reason, and so is its end', async () => {
    const { until } = await as(moderator, { locale: 'en' }).member.suspend({ username: ada.username, days: 2, reason })
    await as(moderator).member.release({ username: ada.username })
    const told = { username: ada.username }
    expect(await lettersIn(setup)).toEqual([
      { kind: 'suspended', address: ada.email, locale: 'en', variables: { ...told, until, reason } },
      { kind: 'released', address: ada.email, locale: 'zh', variables: told },
    ])
  })

  it('lets a member read but not write, and ends by itself', async () => {
    await as(moderator).member.suspend({ username: ada.username, days: 2, reason })
    const suspended = await now(ada)
    expect(await as(suspended).member.me()).toMatchObject({ id: ada.id })
    await as(suspended).blessing.list({})
    const params = { until: after(clock.now(), days(2)).toISOString(), reason }
    const told = await expectRefusal(
      as(suspended).blessing.send({ content: '愿母校长青。', isAnonymous: false }),
      'forbidden',
      'member.suspended',
    )
    expect(told?.params).toEqual(params)
    await expectRefusal(as(suspended).torch.add({ count: 1 }), 'forbidden', 'member.suspended')
    clock.set(after(clock.now(), days(2)).toISOString())
    await as(await now(ada)).blessing.send({ content: '愿母校长青。', isAnonymous: false })
    expect(await as(admin).member.suspensions({})).toMatchObject({ total: 0 })
  })

  it('applies to open sessions', async () => {
    const fork = site.fork()
    const { token } = openSession(fork, fork.getReference(Member, ada.id), clock.now())
    await fork.flush()
    await as(moderator).member.suspend({ username: ada.username.toUpperCase(), days: 7, reason })
    const until = after(clock.now(), days(7))
    expect((await findAccess(em(), [token], clock.now()))[0]).toMatchObject({ suspension: { until, reason } })
    expect((await findAccess(em(), [token], after(clock.now(), 1000)))[0]).not.toBeNull()
  })

  it('is listed, recorded in the audit and can be lifted', async () => {
    await as(moderator).member.suspend({ username: ada.username, days: 3, reason })
    expect(await as(moderator).member.suspensions({})).toMatchObject({
      total: 1,
      suspensions: [{ username: ada.username, reason }],
    })
    await as(moderator).member.release({ username: ada.username })
    await expectRefusal(as(moderator).member.release({ username: ada.username }), 'conflict', 'member.not_suspended')
    expect((await as(admin).audit.list({})).acts).toMatchObject([
      { act: 'member.release', before: { reason }, after: null },
      { act: 'member.suspend', before: null, after: { reason } },
    ])
  })

  it('asks for a reason and a number of days', async () => {
    const suspend = (days: number, why: string) =>
      as(admin).member.suspend({ username: ada.username, days, reason: why })
    await expectRefusal(suspend(3, '  '), 'invalid', 'member.suspension_reason', 'reason')
    await expectRefusal(suspend(3, '长'.repeat(201)), 'invalid', 'member.suspension_reason_too_long', 'reason')
    for (const wrong of [0, -1, 1.5, 3651])
      await expectRefusal(suspend(wrong, reason), 'invalid', 'member.suspension_days', 'days')
    await expectRefusal(
      as(admin).member.suspend({ username: 'nobody', days: 1, reason }),
      'missing',
      'member.not_found',
    )
  })

  it('given by two at the same time exists once, with the values of the later one', async () => {
    const other = await anAdmin(setup)
    await Promise.all([
      as(admin).member.suspend({ username: ada.username, days: 3, reason }),
      as(other).member.suspend({ username: ada.username, days: 5, reason }),
    ])
    expect(await as(admin).member.suspensions({})).toMatchObject({ total: 1 })
    const [later] = (await as(admin).audit.list({})).acts
    expect(later?.after).toEqual({ until: (await now(ada)).suspendedUntil?.toISOString(), reason })
  })
})

describe('moderators', () => {
  it('suspend for a week at most, and cannot change a longer suspension by an admin', async () => {
    const told = await expectRefusal(
      as(moderator).member.suspend({ username: ada.username, days: 8, reason }),
      'invalid',
      'member.suspension_days_of_moderator',
      'days',
    )
    expect(told?.params).toEqual({ days: 7 })
    await as(admin).member.suspend({ username: ada.username, days: 30, reason })
    await expectRefusal(
      as(moderator).member.suspend({ username: ada.username, days: 1, reason }),
      'forbidden',
      'session.no_right',
    )
    await expectRefusal(as(moderator).member.release({ username: ada.username }), 'forbidden', 'session.no_right')
  })

  it('can suspend neither admins, nor moderators, nor themselves; admins cannot suspend admins', async () => {
    const other = await aMember(setup, { role: 'moderator' })
    const by = (who: Member, whom: Member) => as(who).member.suspend({ username: whom.username, days: 1, reason })
    await expectRefusal(by(moderator, admin), 'conflict', 'member.suspension_of_admin')
    await expectRefusal(by(moderator, other), 'forbidden', 'session.no_right')
    await expectRefusal(by(moderator, moderator), 'conflict', 'member.not_yourself')
    await expectRefusal(by(admin, await anAdmin(setup)), 'conflict', 'member.suspension_of_admin')
    expect(await by(admin, other)).toMatchObject({ role: 'moderator' })
  })

  it('lose the right together with the role', async () => {
    await as(admin).member.setRole({ id: moderator.id, role: 'user' })
    await expectRefusal(
      as(moderator).member.suspend({ username: ada.username, days: 1, reason }),
      'forbidden',
      'session.no_right',
    )
  })
})

describe('sessions', () => {
  it('of a member can be ended by an admin', async () => {
    const fork = site.fork()
    const { token } = openSession(fork, fork.getReference(Member, ada.id), clock.now())
    await fork.flush()
    expect(await as(admin).member.endSessions({ id: ada.id })).toEqual({ ended: 1 })
    expect((await findAccess(em(), [token], clock.now()))[0]).toBeNull()
    expect(await as(admin).member.endSessions({ id: ada.id })).toEqual({ ended: 0 })
    await expectRefusal(as(admin).member.endSessions({ id: 999_999 }), 'missing', 'member.not_found')
    await expectRefusal(as(admin).member.endSessions({ id: admin.id }), 'conflict', 'member.not_yourself')
    await expectRefusal(as(moderator).member.endSessions({ id: ada.id }), 'forbidden', 'session.no_right')
  })
})
