import { describe, expect, test } from 'vitest'
import { browserFor, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { violations } from '#test/journeys/axe.ts'
import { outside } from '#test/journeys/large-letters.ts'
import { aBoardOf, aPostOn, aReplyTo, aWriter } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite()
const visit = await browserFor(site)
const { token } = await aWriter(site)
const board = await aBoardOf(site)
const [long, short] = [await aPostOn(site, token, board), await aPostOn(site, token, board)]
for (let floor = 1; floor <= 23; floor += 1) await aReplyTo(site, token, long, `第 ${floor} 楼的话`)

describe.each([true, false])('with scripts: %s', scripts => {
  test('a reader jumps to a floor by its number', async () => {
    const page = await visit(`/forum/post/${long}`, { scripts, size: phone })
    if (scripts) expect(await violations(page)).toEqual([])
    expect(await outside(page)).toEqual([])
    await page.getByRole('textbox', { name: '到第几楼' }).fill('22楼')
    await page.getByRole('button', { name: '前往' }).click()
    await page.waitForURL('**?page=2#reply-*')
    const { hash } = new URL(page.url())
    await eventually(() => page.locator(`${hash} .reply__text`).innerText()).toBe('第 22 楼的话')
  })
})

test('an invalid floor leads to the replies, and a missing post is a missing page', async () => {
  const to = async (path: string) => {
    const response = await fetch(`${site.url}/forum/post/${path}`, { redirect: 'manual' })
    return [response.status, response.headers.get('Location')]
  }
  expect(await to(`${long}/floor?floor=99999999999`)).toEqual([302, expect.stringMatching(/page=2#reply-\d+$/)])
  for (const typed of ['', '0', '-1', 'x', '1.5', '9'.repeat(40)])
    expect(await to(`${long}/floor?floor=${typed}`)).toEqual([302, `/forum/post/${long}#replies`])
  expect(await to(`${short}/floor?floor=3`)).toEqual([302, `/forum/post/${short}#replies`])
  expect((await to('999999/floor?floor=3'))[0]).toBe(404)
})
