import { test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { openPageAsNewMember } from '#test/journeys/open-page-as-new-member.ts'
import { words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)

test('ending another session shows a message in its browser', async () => {
  const { sessions } = words.zh.profile
  const { who, page, lastMessage } = await openPageAsNewMember({ site, visit }, '/profile/security')
  const elsewhere = await visit('/people', { as: who })
  await page.reload()
  const rows = page.locator('.sessions__row')
  await eventually(() => rows.count()).toBe(2)
  await eventually(() => rows.filter({ hasText: sessions.current }).count()).toBe(1)
  await page.getByRole('button', { name: sessions.end }).click()
  await eventually(lastMessage).toContain(sessions.ended)
  await eventually(() => rows.count()).toBe(1)
  await elsewhere.reload()
  await elsewhere.locator('.toast--warning').waitFor()
  await elsewhere.waitForURL('**/login')
})
