import { describe, expect, it } from 'vitest'
import { loader as root } from '#app/root.tsx'
import { action, loader } from '#app/routes/admin-suspensions.tsx'
import { action as memberAction } from '#app/routes/admin-member.tsx'
import { Session } from '#server/session/session.entity.ts'
import { flashOf, visit } from '#test/app/account/visit.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em } = setup
const path = '/admin/suspensions'
const form = { act: 'suspend', days: '3', reason: '反复发布广告' }

describe('the page of suspensions', () => {
  it('suspends a member, who is informed on every page, and ends the suspension', async () => {
    const admin = await anAdmin(setup)
    const ada = await aMember(setup)
    const sent = await visit(setup, action, path, { as: admin, form: { ...form, username: ada.username } })
    expect([sent.status, sent.location, flashOf(sent)?.text]).toEqual([303, path, 'adminSuspensions:done.suspended'])
    expect((await visit(setup, root, '/forum', { as: ada })).data).toMatchObject({
      suspension: { reason: form.reason },
    })
    expect((await visit(setup, root, '/forum', { as: admin })).data).toMatchObject({ suspension: null })
    expect((await visit(setup, loader, path, { as: admin })).data).toMatchObject({
      total: 1,
      isModerator: false,
      suspensions: [{ username: ada.username, reason: form.reason }],
    })
    const lifted = await visit(setup, action, path, { as: admin, form: { act: 'release', username: ada.username } })
    expect(flashOf(lifted)?.text).toBe('adminSuspensions:done.released')
    const again = await visit(setup, action, path, { as: admin, form: { act: 'release', username: ada.username } })
    expect(again.status).toBe(422)
  })

  it('reports errors at their fields, and keeps what was typed', async () => {
    const moderator = await aMember(setup, { role: 'moderator' })
    const ada = await aMember(setup)
    const sent = await visit(setup, action, path, {
      as: moderator,
      form: { ...form, username: ada.username, days: '8' },
    })
    expect(sent.status).toBe(422)
    expect(sent.data).toMatchObject({ errors: { days: ['审核员最多暂停 7 天'] }, values: { username: ada.username } })
    const other = await visit(setup, action, path, { as: moderator, form: { act: 'else' } })
    expect(other.status).toBe(400)
  })

  it('can be opened with a name filled in', async () => {
    const moderator = await aMember(setup, { role: 'moderator' })
    const told = await visit(setup, loader, `${path}?username=ada`, { as: moderator })
    expect(told.data).toMatchObject({ username: 'ada', isModerator: true, total: 0 })
  })

  it('has a related page, of one account, that ends the account’s sessions', async () => {
    const admin = await anAdmin(setup)
    const ada = await aMember(setup)
    await visit(setup, root, '/', { as: ada })
    const sent = await visit(setup, memberAction, `/admin/members/${ada.id}`, {
      as: admin,
      params: { id: String(ada.id) },
      form: { act: 'sessions' },
    })
    expect(flashOf(sent)).toMatchObject({ text: 'adminMembers:sessions.ended', params: { number: 1 } })
    expect(await em().count(Session, { member: ada.id })).toBe(0)
  })
})
