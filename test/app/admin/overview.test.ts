import { describe, expect, it } from 'vitest'
import { action, loader } from '#app/routes/admin-overview.tsx'
import { loader as frame } from '#app/routes/admin.tsx'
import { Audit } from '#server/audit/audit.entity.ts'
import { flashOf, visit } from '#test/app/account/visit.ts'
import { aBlessing, aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, clock } = setup

const look = async () => (await visit(setup, loader, '/admin', { as: await anAdmin(setup) })).data

describe('the overview', () => {
  it('shows the counts of what waits, also in the navigation', async () => {
    await aPledge(setup, { status: 'pending' })
    await aPledge(setup, { status: 'approved' })
    await aBlessing(setup, { status: 'pending' })
    expect(await look()).toMatchObject({ queue: { total: 2 } })
    expect((await visit(setup, frame, '/admin/pledges', { as: await anAdmin(setup) })).data).toEqual({
      role: 'admin',
      waiting: { review: 2, pledges: 1 },
    })
  })

  it('shows visitors of today, of seven and of thirty days', async () => {
    for (const day of ['2025-09-01', '2025-10-01', '2025-10-22', '2025-10-27']) {
      clock.set(`${day}T02:00:00.000Z`)
      await as('guest').visitor.add({ sessionId: null })
    }
    expect(await look()).toMatchObject({
      more: { visitors: { today: 1, week: 2, month: 3 }, stats: { visitors: 4 } },
    })
  })

  it('shows the health of the site, including the last backup', async () => {
    expect(await look()).toMatchObject({
      more: { health: { database: { isEmbedded: true }, backup: null, lastGoodBackupAt: null, streams: 0 } },
    })
  })

  it('shows a moderator what waits, and no figures', async () => {
    await aPledge(setup, { status: 'pending' })
    const moderator = await aMember(setup, { role: 'moderator' })
    expect((await visit(setup, loader, '/admin', { as: moderator })).data).toMatchObject({
      queue: { total: 1 },
      more: null,
    })
  })

  it.each([
    ['guest', '/login?redirect=%2Fadmin'],
    ['member', '/'],
  ] as const)('is refused to a %s', async (who, location) => {
    const asked = who === 'guest' ? who : await aMember(setup)
    expect((await visit(setup, loader, '/admin', { as: asked })).location).toBe(location)
    expect((await visit(setup, frame, '/admin', { as: asked })).location).toBe(location)
  })
})

describe('the registration switch', () => {
  it('closes and opens registration, shows a message, and is recorded in the audit', async () => {
    const admin = await anAdmin(setup)
    const turn = (registration: string) => visit(setup, action, '/admin', { as: admin, form: { registration } })
    const closed = await turn('closed')
    expect([closed.status, closed.location]).toEqual([303, '/admin'])
    expect(flashOf(closed)).toEqual({ type: 'success', text: 'admin:overview.shut' })
    expect(await as('guest').setting.registration()).toEqual({ enabled: false })
    expect(flashOf(await turn('open'))).toEqual({ type: 'success', text: 'admin:overview.opened' })
    expect(await as('guest').setting.registration()).toEqual({ enabled: true })
    expect((await em().find(Audit, {})).map(({ before, after }) => [before, after])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('refuses other values, and everybody but admins', async () => {
    const form = { registration: 'perhaps' }
    expect((await visit(setup, action, '/admin', { as: await anAdmin(setup), form })).status).toBe(422)
    const shut = { registration: 'closed' }
    expect((await visit(setup, action, '/admin', { as: await aMember(setup), form: shut })).location).toBe('/')
    expect((await visit(setup, action, '/admin', { form: shut })).location).toContain('/login')
    expect(await as('guest').setting.registration()).toEqual({ enabled: true })
  })
})
