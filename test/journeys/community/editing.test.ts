import { describe, expect, test } from 'vitest'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { firstAdmin, sharedSite } from '#test/support/journey-site.ts'
import { violations } from '#test/journeys/axe.ts'
import { outside } from '#test/journeys/large-letters.ts'
import { words } from '#test/journeys/interface-texts.ts'
import { aBoardOf, aPostOn, aReplyTo, aWriter, press } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite()
const visit = await browserFor(site)
const ada = await aWriter(site)
const board = await aBoardOf(site)

describe.each([true, false])('with scripts: %s', scripts => {
  const size = scripts ? desktop : phone

  test('an author edits a reply, and reads its earlier version', async () => {
    const { forum, history } = words.zh
    const post = await aPostOn(site, ada.token, board)
    await aReplyTo(site, ada.token, post, '水从山里来')
    const page = await visit(`/forum/post/${post}`, { scripts, size, as: ada })
    await page.locator('.reply').getByRole('link', { name: forum.replies.edit }).click()
    await page.getByRole('textbox', { name: forum.editor.content }).fill('水从大山里来')
    await press(page, forum.editor.save)
    const text = page.locator('.reply__text')
    await eventually(() => text.innerText()).toBe('水从大山里来')
    await page.locator('.reply').getByRole('link', { name: history.edited }).click()
    await page.getByRole('heading', { name: history.title, level: 1 }).waitFor()
    await eventually(() => page.locator('.history__text ins').innerText()).toContain('大')
    await page.locator('.history__versions a').last().click()
    await page.getByRole('heading', { name: history.first }).waitFor()
    await eventually(() => page.locator('.history__text').innerText()).toBe('水从山里来')
  })

  test('an admin moves a post to another board, and confirms before a flag is set', async () => {
    const { forum } = words.zh
    const post = await aPostOn(site, ada.token, board, { title: '该在别处的帖子' })
    const page = await visit(`/forum/post/${post}`, { scripts, size, as: firstAdmin })
    await page.getByRole('link', { name: forum.post.move }).click()
    const chosen = page.getByLabel(forum.move.to, { exact: true })
    const name = await chosen.locator('option').first().innerText()
    await press(page, forum.move.confirm)
    if (scripts) await page.getByRole('alertdialog').getByRole('button', { name: forum.move.confirm }).click()
    await page.waitForURL(`**/forum/post/${post}`)
    await eventually(() => page.locator('.back-link').innerText()).toContain(name)
    await press(page, forum.post.pin)
    const sure = scripts ? page.getByRole('alertdialog') : page.locator('.confirmation')
    await sure.getByRole('button', { name: forum.post.pin, exact: true }).click()
    await page.getByRole('button', { name: forum.post.unpin, exact: true }).waitFor()
  })
})

test('axe finds nothing wrong with the pages of an edit, and nothing overflows', async () => {
  const post = await aPostOn(site, ada.token, board)
  const reply = await aReplyTo(site, ada.token, post)
  await site.call('PUT', `/forum/posts/${post}`, { token: ada.token, body: { content: '改过的文字' } })
  await site.call('PUT', `/forum/replies/${reply}`, { token: ada.token, body: { content: '改过的回复' } })
  const page = await visit('/forum', { as: firstAdmin })
  for (const path of [
    `/forum/post/${post}`,
    `/forum/post/${post}/history`,
    `/forum/reply/${reply}/history?version=1`,
    `/forum/reply/${reply}/edit`,
    `/forum/post/${post}/move`,
    `/forum/post/${post}/keep?act=lock`,
  ]) {
    await page.setViewportSize(desktop)
    await page.goto(path)
    expect(await violations(page), path).toEqual([])
    await page.setViewportSize({ width: 320, height: phone.height })
    expect(await outside(page), path).toEqual([])
  }
})
