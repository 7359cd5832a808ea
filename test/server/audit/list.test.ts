import { expect, it } from 'vitest'
import { aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock } = setup
const password = 'lighthouse-1915'

it('the audit shows admins each act with its admin, its time and both sides, newest first', async () => {
  const admin = await anAdmin(setup, { username: 'warden' })
  const { id } = await aPledge(setup, { status: 'pending' })
  await as(admin).pledge.review({ id, status: 'rejected', reason: '重复' })
  clock.advance(60_000)
  await as(admin).setting.setRegistration({ enabled: false })
  const { acts, ...rest } = await as(admin).audit.list({})
  expect(rest).toEqual({ total: 2, page: 1, limit: 50, totalPages: 1 })
  expect(acts).toMatchObject([
    { admin: { id: admin.id }, adminName: 'warden', act: 'setting.setRegistration', before: true, after: false },
    { act: 'pledge.review', target: `pledge ${id}`, before: { status: 'pending' }, after: { status: 'rejected' } },
  ])
  expect(Date.parse(acts[0]?.at ?? '') - Date.parse(acts[1]?.at ?? '')).toBe(60_000)
  expect((await as(admin).audit.list({ page: 2, limit: 1 })).acts).toMatchObject([{ act: 'pledge.review' }])
})

it('the audit keeps the name of an admin who has left', async () => {
  const [admin, other] = [await anAdmin(setup, { username: 'warden', password }), await anAdmin(setup)]
  await as(admin).setting.setRegistration({ enabled: false })
  await as(admin).member.deleteAccount({ password, texts: 'keep' })
  const { acts } = await as(other).audit.list({})
  expect(acts).toMatchObject([{ admin: null, adminName: 'warden' }])
})

it('the audit is for admins alone', async () => {
  await expectRefusal(as('guest').audit.list({}), 'unauthenticated', 'session.required')
  await expectRefusal(as(await aMember(setup)).audit.list({}), 'forbidden', 'session.not_admin')
})

it('the audit is searched by the object and the contents of an act, and filtered by admin, kind and days of Shanghai', async () => {
  const [ada, bob] = [await anAdmin(setup, { username: 'ada' }), await anAdmin(setup, { username: 'bob' })]
  clock.set('2025-10-26T15:59:00.000Z')
  await as(ada).setting.setRegistration({ enabled: false })
  clock.set('2025-10-26T16:00:00.000Z')
  await as(bob).review.setWords({ words: ['50%_off'], exceptions: [] })
  const { id } = await aPledge(setup, { status: 'pending' })
  await as(bob).pledge.review({ id, status: 'rejected', reason: '重复' })
  const found = async (filter: Parameters<ReturnType<typeof as>['audit']['list']>[0]) =>
    (await as(ada).audit.list(filter)).acts.map(({ act }) => act)
  expect(await found({ search: `PLEDGE ${id}` })).toEqual(['pledge.review'])
  expect(await found({ search: '重复' })).toEqual(['pledge.review'])
  expect(await found({ search: '0%_o' })).toEqual(['review.setWords'])
  expect(await found({ search: '0%o' })).toEqual([])
  expect(await found({ search: 'setreg' })).toEqual(['setting.setRegistration'])
  expect(await found({ admin: 'Ada' })).toEqual(['setting.setRegistration'])
  expect(await found({ noun: 'review' })).toEqual(['review.setWords'])
  expect(await found({ from: '2025-10-27' })).toEqual(['pledge.review', 'review.setWords'])
  expect(await found({ until: '2025-10-26' })).toEqual(['setting.setRegistration'])
  expect(await found({ from: '2025-10-27', admin: 'ada' })).toEqual([])
  await expectRefusal(as(ada).audit.list({ from: '2025-13-01' }), 'invalid', 'invalid.value', 'from')
})

it('the audit is searched by the name of the account that was changed, and shows it', async () => {
  const admin = as(await anAdmin(setup))
  const [shuier, other] = [await aMember(setup, { username: 'Shuier' }), await aMember(setup)]
  for (const { username } of [shuier, other]) await admin.member.suspend({ username, days: 1, reason: '刷屏' })
  const { acts, total } = await admin.audit.list({ search: 'huie' })
  expect(total).toBe(1)
  expect(acts).toMatchObject([{ act: 'member.suspend', target: `member ${shuier.id}`, username: 'Shuier' }])
  await admin.setting.setRegistration({ enabled: false })
  expect((await admin.audit.list({ noun: 'setting' })).acts).toMatchObject([{ username: null }])
})

it('the audit does not confuse accounts whose ids begin alike', async () => {
  const admin = as(await anAdmin(setup))
  const one = await aMember(setup)
  await setup.sql(
    `insert into audit (admin_name, act, target, at) values ('ada', 'member.edit', $1, now()), ('ada', 'member.edit', $2, now())`,
    [`member ${one.id}`, `member ${one.id}0`],
  )
  const { acts } = await admin.audit.list({ search: `member ${one.id}` })
  expect(acts).toMatchObject([{ target: `member ${one.id}` }])
})
