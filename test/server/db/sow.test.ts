import { expect, it } from 'vitest'
import { sow } from '#server/db/seed/sow.ts'
import { testSite } from '#test/support/site.ts'

const house = await testSite()
const { as, site } = house

it('an empty database is sown once: with sparks and blessings whose writers are no members, and no step of the torch', async () => {
  await sow(site, 'none')
  expect(await as('guest').blessing.list({})).toMatchObject({ total: 0 })
  await sow(site, 'demo')
  await sow(site, 'demo')
  const wall = await as('guest').blessing.list({})
  expect(wall.total).toBe(8)
  for (const { user, authorName, isAnonymous } of wall.blessings) {
    expect(user).toEqual({ id: null, username: authorName, avatar: null })
    expect(isAnonymous).toBe(false)
  }
  expect(wall.blessings.map(({ authorName }) => authorName)).toContain('清凉山下的老同学')
  expect(await as('guest').torch.get()).toEqual({ count: 0 })
})
