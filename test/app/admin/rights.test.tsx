import type { ActionFunctionArgs } from '@remix-run/node'
import { expect, test } from 'vitest'
import { RightsTable } from '#app/components/admin/rights-table.tsx'
import { sections } from '#app/components/admin/admin-frame.tsx'
import routes from '#app/routes.ts'
import { visit } from '#test/app/account/visit.ts'
import { renderWithRouter } from '#test/app/shell/render-with-router.tsx'
import { isStaff, type Right } from '#server/kernel/rights.schema.ts'
import { aMember } from '#test/support/people.ts'
import { answerTo, everyRole, traitsOf, type AnyRole } from '#test/support/roles.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()

/** The right that each admin page needs; the second one is for its form, when that needs more. */
const pages: Readonly<Record<string, Right | 'any' | readonly [Right, Right]>> = {
  'routes/admin.tsx': 'any',
  'routes/admin-overview.tsx': ['review', 'settings'],
  'routes/admin-days.tsx': 'figures',
  'routes/admin-pledges.tsx': 'review',
  'routes/admin-review.tsx': 'review',
  'routes/admin-record.tsx': 'review',
  'routes/admin-content.tsx': 'review',
  'routes/admin-content-remove.tsx': 'texts',
  'routes/admin-bin.tsx': 'texts',
  'routes/admin-rules.tsx': 'settings',
  'routes/admin-audit.tsx': 'audit',
  'routes/admin-downloads.tsx': 'downloads',
  'routes/admin-book.tsx': 'downloads',
  'routes/admin-members.tsx': 'members',
  'routes/admin-member-new.tsx': 'members',
  'routes/admin-members-remove.tsx': 'members',
  'routes/admin-member.tsx': 'members',
  'routes/admin-suspensions.tsx': 'suspend',
  'routes/admin-boards.tsx': 'boards',
  'routes/admin-board-new.tsx': 'boards',
  'routes/admin-board.tsx': 'boards',
  'routes/admin-settings.tsx': 'settings',
  'routes/admin-story.tsx': 'story',
  'routes/admin-story-new.tsx': 'story',
  'routes/admin-story-part.tsx': 'story',
  'routes/admin-story-picture.tsx': 'story',
  'routes/admin-story-history.tsx': 'story',
  'routes/admin-story-revision.tsx': 'story',
  'routes/admin-site.tsx': 'settings',
  'routes/admin-limits.tsx': 'settings',
  'routes/admin-rights.tsx': 'any',
  'routes/admin-health.tsx': 'figures',
  'routes/admin-backups.tsx': 'backups',
  'routes/admin-backup-file.ts': 'backups',
  'routes/admin-pledge-remove.tsx': 'texts',
  'routes/admin-csv.ts': 'downloads',
  'routes/admin-book-edition.ts': 'downloads',
}

const ofDesk = routes
  .filter(({ path }) => path?.split('/')[0] === 'admin')
  .flatMap(route => [route, ...(route.children ?? [])])

type Door = (args: ActionFunctionArgs) => unknown

const modules = import.meta.glob<{ loader: Door; action?: Door }>('/app/routes/admin*.{ts,tsx}')

test('each page of the admin area is in this table', () => {
  expect(ofDesk.map(({ file }) => file).toSorted()).toEqual(Object.keys(pages).toSorted())
})

const answerOfPage = (role: AnyRole, right: Right | 'any') => {
  if (right !== 'any' || role === 'guest') return answerTo(role, right === 'any' ? 'review' : right)
  return role !== 'suspended' && isStaff(role) ? 'yes' : 'no'
}

async function answerOf(door: Door, role: AnyRole, form?: Record<string, string>) {
  const who = role === 'guest' ? 'guest' : await aMember(setup, traitsOf(role, setup.clock.now()))
  const { location } = await visit(setup, door, '/admin', {
    as: who,
    params: { id: '1', file: 'members.csv', edition: 'zh' },
    ...(form === undefined ? {} : { form }),
  })
  if (location === undefined) return 'yes'
  if (location.startsWith('/login?')) return 'login'
  return location === '/' ? 'no' : 'yes'
}

test.each(everyRole)(
  'the pages of the admin area answer a %s as the table of rights says',
  async role => {
    for (const { file } of ofDesk) {
      const asked = pages[file] ?? 'any'
      const [toSee, toSend] = typeof asked === 'string' ? [asked, asked] : asked
      const { loader, action } = (await modules[`/app/${file}`]?.()) ?? {}
      if (loader === undefined) throw new Error(`${file} has no loader`)
      expect({ file, answer: await answerOf(loader, role) }).toEqual({ file, answer: answerOfPage(role, toSee) })
      if (action === undefined) continue
      expect({ file, sent: await answerOf(action, role, {}) }).toEqual({ file, sent: answerOfPage(role, toSend) })
    }
  },
  60_000,
)

test('the admin navigation shows each role the sections that it can open', () => {
  for (const [section, right] of Object.entries(sections)) {
    const asked = pages[`routes/admin-${section}.tsx`] ?? 'any'
    expect({ section, right: asked === 'any' ? 'review' : [asked].flat()[0] }).toEqual({ section, right })
  }
})

test('the page of the rights says which role can do what', async () => {
  const html = await renderWithRouter(<RightsTable />)
  expect(html).toMatch(
    /查看并处理举报<\/th><td>不可以<\/td><td class="is-granted">可以<\/td><td class="is-granted">可以/,
  )
  expect(html).toMatch(/查看、修改、删除账号及其角色<\/th><td>不可以<\/td><td>不可以<\/td><td class="is-granted">可以/)
})
