import { expect, test } from 'vitest'
import { ProfileFrame } from '#app/components/profile/profile-frame.tsx'
import { loader } from '#app/routes/profile.tsx'
import { visit } from '#test/app/account/visit.ts'
import { renderWithRouter } from '#test/app/shell/render-with-router.tsx'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()

test('the navigation of a member’s pages links to the notices, and marks the current page', async () => {
  const ada = await aMember(setup)
  const { data } = await visit(setup, loader, '/notices', { as: ada })
  expect(JSON.stringify(data)).toContain(JSON.stringify({ to: '/notices', label: '我的通知' }))
  const member = await setup.as(ada).member.me()
  const links = ['/profile', '/notices', '/profile/bookmarks'].map(to => ({ to, label: to }))
  const marked = async (at: string) => {
    const html = await renderWithRouter(
      <ProfileFrame isCompact={false} member={member} links={links}>
        …
      </ProfileFrame>,
      { at },
    )
    const ways = html.slice(html.indexOf('profile__links'))
    return [...ways.matchAll(/<a [^>]*aria-current="page"[^>]*href="([^"]*)"/g)].map(([, to]) => to)
  }
  for (const at of ['/notices', '/notices/settings']) expect(await marked(at)).toEqual(['/notices'])
  for (const at of ['/profile', '/profile/bookmarks']) expect(await marked(at)).toEqual([at])
  expect(await marked('/profile/security')).toEqual([])
})
