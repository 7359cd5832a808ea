import { describe, expect, it } from 'vitest'
import { byteText } from '#app/components/admin/byte-text.ts'
import { Health } from '#app/components/admin/health.tsx'
import { loader } from '#app/routes/admin-health.tsx'
import { loader as daysLoader } from '#app/routes/admin-days.tsx'
import { renderWithRouter } from '#test/app/shell/render-with-router.tsx'
import { visit } from '#test/app/account/visit.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()

const now = '2025-10-27T02:00:00.000Z'
const told = {
  database: { isEmbedded: false, version: '18.1', bytes: 1_400_000_000, milliseconds: 0.4, connections: 12 },
  replicas: [{ name: 'copy:5432/site', answers: true, lag: 1 }],
  letters: { waiting: 0, failed: 0, oldestAt: null },
  backup: { state: 'good' as const, at: now },
  lastGoodBackupAt: now,
  streams: 3,
  memory: { resident: 320_000_000, heap: 90_000_000 },
  disk: { free: 4_000_000_000, total: 10_000_000_000 },
  version: { site: '1.2.3', node: '24.1.0', builtAt: now, startedAt: now },
}

const failedBackup = {
  backup: { state: 'failed' as const, at: now },
  lastGoodBackupAt: '2025-10-26T02:00:00.000Z',
}

const shown = (health: Parameters<typeof Health>[0]['health']) =>
  renderWithRouter(<Health health={health} now={now} />, { at: '/admin/health', locale: 'en' })

describe('the health page', () => {
  it('says that all is well, when it is', async () => {
    const html = await shown(told)
    expect(html.match(/All well/g)).toHaveLength(8)
    expect(html).toContain('1.4 GB')
    expect(html).toContain('copy:5432/site: 1 s behind')
  })

  it.each([
    ['a copy that is silent', { replicas: [{ name: 'copy:5432/site', answers: false, lag: null }] }],
    ['a copy that lags', { replicas: [{ name: 'copy:5432/site', answers: true, lag: 90 }] }],
    ['letters given up', { letters: { waiting: 0, failed: 1, oldestAt: null } }],
    ['a letter that waits for an hour', { letters: { waiting: 1, failed: 0, oldestAt: '2025-10-27T01:00:00.000Z' } }],
    ['a disk that is nearly full', { disk: { free: 9, total: 100 } }],
    ['a backup that failed', failedBackup],
    ['no backup at all', { backup: null, lastGoodBackupAt: null }],
    ['no good backup for days', { lastGoodBackupAt: '2025-10-24T02:00:00.000Z' }],
    ['a database that takes seconds', { database: { ...told.database, milliseconds: 2000 } }],
  ])('names the part that needs attention: %s', async (_what, change) => {
    expect((await shown({ ...told, ...change })).match(/Needs a look/g)).toHaveLength(1)
  })

  it('formats sizes with units', () => {
    expect([0, 999, 1000, 1_440_000, 123_456_789_012].map(byteText)).toEqual([
      '0 B',
      '999 B',
      '1 kB',
      '1.4 MB',
      '123 GB',
    ])
  })

  it.each([
    ['/admin/health', loader],
    ['/admin/days', daysLoader],
  ] as const)('%s is for admins alone', async (path, open) => {
    expect((await visit(setup, open, path)).location).toBe(`/login?redirect=${encodeURIComponent(path)}`)
    expect((await visit(setup, open, path, { as: await aMember(setup) })).location).toBe('/')
    expect((await visit(setup, open, path, { as: await anAdmin(setup) })).status).toBe(200)
  })

  it('has charts for the requested span, and for thirty days by default', async () => {
    const admin = await anAdmin(setup)
    for (const [asked, days] of [
      ['?days=7', 7],
      ['?days=365', 365],
      ['?days=8', 30],
      ['', 30],
    ] as const) {
      const { data } = await visit(setup, daysLoader, `/admin/days${asked}`, { as: admin })
      expect(data).toMatchObject({ days: { length: days } })
    }
  })
})
