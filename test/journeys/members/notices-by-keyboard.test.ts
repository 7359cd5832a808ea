import { expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { openPageAsNewMember } from '#test/journeys/open-page-as-new-member.ts'
import { words } from '#test/journeys/interface-texts.ts'
import { aReplyTo, aTalkOf } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)

test('a missing notice is answered by a page of the site that links back to the notices', async () => {
  const { page } = await openPageAsNewMember({ site, visit }, '/notices', {
    locale: 'en',
    scripts: false,
    complaints: /404/,
  })
  for (const which of ['999999', 'abc', '99999999999999999999']) {
    expect((await page.goto(`/notices/${which}`))?.status()).toBe(404)
    await eventually(() => page.locator('h1').innerText()).toBe(words.en.errors.missing.title)
    await page.getByRole('link', { name: words.en.notice.choices.back }).click()
    expect(new URL(page.url()).pathname).toBe('/notices')
  }
})

test('the keyboard focus stays in the list: on the next notice or bookmark, and on the heading after the last one', async () => {
  const { notice, profile } = words.en
  const { who, page } = await openPageAsNewMember({ site, visit }, '/notices', { locale: 'en' })
  const { post, other } = await aTalkOf(site, who)
  for (let turn = 0; turn < 3; turn += 1) await aReplyTo(site, other.token, post)
  const read = page.getByRole('button', { name: notice.read })
  await eventually(async () => {
    await page.reload()
    return read.count()
  }).toBe(3)
  const focused = () => page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`)
  await read.first().press('Enter')
  await eventually(() => read.count()).toBe(2)
  await eventually(focused).toContain(`BUTTON ${notice.read}`)
  await read.last().press('Enter')
  await eventually(() => read.count()).toBe(1)
  await eventually(focused).toBe(`H2 ${notice.title}`)
  await page.getByRole('button', { name: notice.readAll }).press('Enter')
  await eventually(() => read.count()).toBe(0)
  await eventually(focused).toBe(`H2 ${notice.title}`)
  for (const id of [post, (await aTalkOf(site, who)).post]) {
    await page.goto(`/forum/post/${id}`)
    // The button changes before the server has stored it.
    const kept = page.waitForResponse(response => response.url().includes('/bookmarks/post/'))
    await page.locator('button.bookmark').click()
    await kept
  }
  await page.goto('/profile/bookmarks')
  const remove = page.getByRole('button', { name: profile.bookmarks.remove })
  await eventually(() => remove.count()).toBe(2)
  await remove.first().press('Enter')
  await eventually(() => remove.count()).toBe(1)
  await eventually(focused).toContain(`BUTTON ${profile.bookmarks.remove}`)
  await remove.press('Enter')
  await eventually(() => remove.count()).toBe(0)
  await eventually(focused).toBe(`H2 ${profile.links.bookmarks}`)
})
