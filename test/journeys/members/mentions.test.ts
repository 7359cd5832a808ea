import { expect, test } from 'vitest'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { journeySite } from '#test/support/journey-site.ts'
import { violations } from '#test/journeys/axe.ts'
import { openPageAsNewMember } from '#test/journeys/open-page-as-new-member.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'
import { aBoardOf, aPostOn, aReplyTo, aWriter } from '#test/journeys/write-through-rest.ts'

const site = await journeySite()
const visit = await browserFor(site)
const board = await aBoardOf(site)

test.each(bothLocales)('in a reply a member is suggested, chosen by keyboard and gets a notice (%s)', async locale => {
  const { forum, mention, notice, shell } = words[locale]
  const size = locale === 'zh' ? desktop : phone
  const other = await openPageAsNewMember({ site, visit }, '/about', { locale, size: phone })
  const author = await aWriter(site)
  const post = await aPostOn(site, author.token, board)
  const { who, page } = await openPageAsNewMember({ site, visit }, `/forum/post/${post}`, { locale, size })
  const area = page.getByLabel(forum.reply.label)
  await area.pressSequentially(`谢谢@${other.who.username.slice(0, -1)}`)
  const option = page.getByRole('option', { name: other.who.username, exact: true })
  await option.waitFor()
  expect(await violations(page)).toEqual([])
  await area.press('ArrowDown')
  await area.press('ArrowUp')
  const active = await area.getAttribute('aria-activedescendant')
  await eventually(() => page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true')
  await area.press('Escape')
  expect(await page.getByRole('listbox').count()).toBe(0)
  await area.press('Backspace')
  await page.getByRole('listbox', { name: mention.members }).waitFor()
  await option.click()
  await eventually(() => area.inputValue()).toBe(`谢谢@${other.who.username} `)
  await page.getByRole('button', { name: forum.reply.submit }).click()
  const name = page.locator('.reply__text a.mention')
  await eventually(() => name.innerText()).toBe(`@${other.who.username}`)
  await eventually(() => other.page.locator('.bell').getAttribute('aria-label')).toBe(
    shell.bell.replace('{{number}}', '1'),
  )
  await other.page.goto('/notices')
  await other.page.getByRole('link', { name: notice.said.mention.replace('{{who}}', who.username) }).click()
  await other.page.waitForURL(`**/forum/post/${post}*`)
  await name.click()
  await page.waitForURL(`**/members/${other.who.username}?id=*`)
})

test('without scripts a name in a text links to its member', async () => {
  const { who, page } = await openPageAsNewMember({ site, visit }, '/forum', {
    locale: 'zh',
    size: phone,
    scripts: false,
  })
  const author = await aWriter(site)
  const post = await aPostOn(site, author.token, board)
  await aReplyTo(site, author.token, post, `问问@${who.username}`)
  await page.goto(`/forum/post/${post}`)
  await page.getByRole('link', { name: `@${who.username}` }).click()
  await eventually(() => page.locator('h1').innerText()).toContain(who.username)
})

test('a member can be chosen by touch too, and typing continues after the name', async () => {
  const other = await aMember(site)
  const author = await aWriter(site)
  const post = await aPostOn(site, author.token, board)
  const touch = { hasTouch: true, isMobile: true }
  const visitor = { locale: 'zh', size: phone, context: touch } as const
  const { page } = await openPageAsNewMember({ site, visit }, `/forum/post/${post}`, visitor)
  const area = page.getByLabel(words.zh.forum.reply.label)
  await area.tap()
  await page.keyboard.type(`谢谢@${other.username}`)
  await page.getByRole('option', { name: other.username, exact: true }).tap()
  await eventually(() => area.inputValue()).toBe(`谢谢@${other.username} `)
  await page.keyboard.type('同学')
  await eventually(() => area.inputValue()).toBe(`谢谢@${other.username} 同学`)
})

test('a restored draft that ends with a name suggests nobody until typing continues', async () => {
  const other = await aMember(site)
  const author = await aWriter(site)
  const post = await aPostOn(site, author.token, board)
  const { page } = await openPageAsNewMember({ site, visit }, `/forum/post/${post}`, { locale: 'zh' })
  const area = page.getByLabel(words.zh.forum.reply.label)
  const begun = `谢谢@${other.username}`
  await area.pressSequentially(begun)
  const option = page.getByRole('option', { name: other.username, exact: true })
  await option.waitFor()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.reload()
  await eventually(() => area.inputValue()).toBe(begun)
  await page.waitForLoadState('networkidle')
  expect(asked.filter(url => url.includes('mention.suggest'))).toEqual([])
  expect(await page.getByRole('listbox').count()).toBe(0)
  await area.press('End')
  await area.press('Backspace')
  await area.pressSequentially(other.username.slice(-1))
  await option.waitFor()
  await page.locator('h1').click()
  await eventually(() => page.getByRole('listbox').count()).toBe(0)
})
