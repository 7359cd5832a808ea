import { describe, expect, test } from 'vitest'
import { browserFor, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { openPageAsNewMember } from '#test/journeys/open-page-as-new-member.ts'
import { adminToken } from '#test/journeys/moderate-through-rest.ts'
import { aBoardOf, anArticle, aPostOn, aReplyTo, aWriter } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)
const board = await aBoardOf(site)

const read = async (path: string) => {
  const response = await fetch(`${site.url}${path}`, { headers: { Accept: 'text/html' }, redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}

const show = (token: string, visibility: string, more: object = {}) =>
  site.call('PUT', '/users/profile', { token, body: { visibility, ...more } })

describe.each([true, false])('with scripts: %s', scripts => {
  test('a member chooses the visibility of their page, and sees it as others do', async () => {
    const { who, page } = await openPageAsNewMember({ site, visit }, '/profile', { scripts, size: phone })
    const at = `/members/${who.username}`
    expect((await read(at)).status).toBe(403)
    const choice = page.getByLabel('谁能看到你的主页')
    await eventually(() => choice.inputValue()).toBe('members')
    await choice.selectOption('everybody')
    await page.getByRole('textbox', { name: '简介' }).fill('在河边长大。')
    await page.getByRole('button', { name: '保存修改' }).last().click()
    await eventually(() =>
      page
        .locator(scripts ? '.toast--success' : '.notice')
        .last()
        .innerText(),
    ).toContain('保存成功')
    await eventually(() => choice.inputValue()).toBe('everybody')
    await page.getByRole('link', { name: '我的主页' }).click()
    await page.waitForURL(`**${at}`)
    await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(who.username)
    await eventually(() => page.getByText('所有人都能看到这一页。').count()).toBe(1)
    const guest = await read(at)
    const feed = /<link rel="alternate" type="application\/atom\+xml" href="([^"]+)"/.exec(guest.text)?.[1] ?? ''
    expect(feed).toBe(`${at}/feed.atom`)
    expect((await read(feed)).text).toContain('<feed')
    expect([guest.status, guest.text.includes('在河边长大。'), guest.text.includes('所有人都能看到')]).toEqual([
      200,
      true,
      false,
    ])
  })

  test('a name links to the member’s page, and a page for members leads to Login and back', async () => {
    const { username, token } = await aWriter(site)
    const reader = await aWriter(site)
    const post = await aPostOn(site, token, board)
    await aReplyTo(site, token, post)
    const page = await visit(`/forum/post/${post}`, { scripts, complaints: /403/ })
    await page.locator('.post__byline').getByRole('link', { name: username }).click()
    await page.waitForURL(`**/members/${username}`)
    await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('登录才能看到这一页')
    await page.getByRole('link', { name: '登录后查看' }).click()
    await page.waitForURL('**/login**')
    await page.getByLabel('用户名或邮箱').fill(reader.username)
    await page.locator('input[type=password]').fill(reader.password)
    await page.locator('main').getByRole('button', { name: '登录', exact: true }).click()
    await page.waitForURL(`**/members/${username}`)
    await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(username)
    await page.getByRole('link', { name: /^回复/ }).click()
    await page.waitForURL('**?show=replies')
    await eventually(() => page.locator('.member__reply').count()).toBe(1)
  })
})

test('an anonymous author has no link, for admins neither, and a closed page has no links to it', async () => {
  const { username, token } = await aWriter(site)
  const secret = await aPostOn(site, token, board, { isAnonymous: true })
  const open = await aPostOn(site, token, board)
  await show(token, 'nobody')
  expect((await read(`/forum/post/${secret}`)).text).not.toContain(username)
  const { text } = await read(`/forum/post/${open}`)
  expect([text.includes(username), text.includes(`/members/${username}`)]).toEqual([true, false])
  expect((await read(`/members/${username}`)).status).toBe(404)
  const admin = await fetch(`${site.url}/forum/post/${secret}`, {
    headers: { Cookie: `token=${await adminToken(site)}` },
  })
  const told = await admin.text()
  expect([told.includes(username), told.includes(`/members/${username}`)]).toEqual([true, false])
})

describe.each([true, false])('the pages of a class and a department, with scripts: %s', scripts => {
  test('are one click from the profile and from a member’s page, and list members with visible pages', async () => {
    const [seen, hidden] = [await aWriter(site), await aWriter(site)]
    const [year, department] = scripts ? [1952, '农水系'] : [1953, 'Ports / Waterways 50%']
    await show(seen.token, 'everybody', { graduationYear: year, department })
    await show(hidden.token, 'nobody', { graduationYear: year, department })
    await site.call('POST', '/blessings', { token: seen.token, body: { content: '同一年离岸的人' } })
    const page = await visit(`/members/${seen.username}`, { scripts })
    for (const way of [`${year} 届`, department]) {
      await page.goto(`/members/${seen.username}`)
      await page.locator('.member__place').getByRole('link', { name: way }).click()
      await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(way)
      await eventually(() => page.locator('.cohort__username').allInnerTexts()).toEqual([seen.username])
      await eventually(() => page.locator('.slip__words').allInnerTexts()).toEqual(['同一年离岸的人'])
    }
    const { page: own, who } = await openPageAsNewMember({ site, visit }, '/profile', { scripts, size: phone })
    await own.getByRole('textbox', { name: '毕业年份' }).fill(String(year))
    await own.getByRole('button', { name: '保存修改' }).click()
    await own
      .locator('.profile__place')
      .getByRole('link', { name: `${year} 届` })
      .click()
    await eventually(() => own.locator('.cohort__username').allInnerTexts()).toEqual(
      [seen.username, who.username].toSorted(),
    )
    // The cached page for guests does not show the new member.
    expect((await read(`/classes/${year}`)).text).not.toContain(who.username)
  })
})

test('the cached page of a class is dropped when a member joins the class or hides their page', async () => {
  const { username, token } = await aWriter(site)
  expect((await read('/classes/1921')).text).not.toContain(username)
  await show(token, 'everybody', { graduationYear: 1921 })
  expect((await read('/classes/1921')).text).toContain(username)
  await aPostOn(site, token, board, { title: '一九二一' })
  expect((await read('/classes/1921')).text).toContain('一九二一')
  await show(token, 'members')
  const { text, status } = await read('/classes/1921')
  expect([status, text.includes(username), text.includes('一九二一')]).toEqual([200, false, false])
  for (const path of ['/classes/1914', '/classes/98', '/classes/x', '/departments/...'])
    expect((await read(path)).status).toBe(404)
  expect((await read('/departments/buy-here')).text).not.toContain('<bdi>buy-here')
})

describe('the cached page of a member is dropped immediately', () => {
  const kept = async () => {
    const writer = await aWriter(site)
    await show(writer.token, 'everybody', { bio: '水位之前' })
    const at = `/members/${writer.username}`
    const post = await aPostOn(site, writer.token, board, { title: '要藏起来的' })
    expect((await read(`${at}?show=posts`)).text).toContain('要藏起来的')
    expect((await read(`${at}?show=blessings`)).status).toBe(200)
    expect((await read(at)).text).toContain('水位之前')
    return { ...writer, at, post }
  }

  test('after a change of the profile', async () => {
    const { at, token } = await kept()
    await show(token, 'everybody', { bio: '水位之后', department: '水文系' })
    const { text } = await read(at)
    expect([text.includes('水位之后'), text.includes('水文系'), text.includes('水位之前')]).toEqual([true, true, false])
    await show(token, 'members')
    expect((await read(at)).status).toBe(403)
    await show(token, 'nobody')
    expect((await read(at)).status).toBe(404)
  })

  test('after a new text, a hidden one, and one that becomes anonymous', async () => {
    const { at, token, post } = await kept()
    await site.call('POST', '/blessings', { token, body: { content: '刚刚写下的祝福' } })
    expect((await read(`${at}?show=blessings`)).text).toContain('刚刚写下的祝福')
    await anArticle(site, token, { title: '刚刚发表的文章', status: 'published' })
    expect((await read(at)).text).toContain('刚刚发表的文章')
    await site.call('PUT', `/forum/posts/${post}`, { token, body: { isAnonymous: true } })
    expect((await read(`${at}?show=posts`)).text).not.toContain('要藏起来的')
    await site.call('PUT', `/forum/posts/${post}`, { token, body: { isAnonymous: false } })
    expect((await read(`${at}?show=posts`)).text).toContain('要藏起来的')
    const admin = await adminToken(site)
    await site.call('PUT', `/forum/posts/${post}/review`, { token: admin, body: { status: 'rejected' } })
    expect((await read(`${at}?show=posts`)).text).not.toContain('要藏起来的')
  })

  test('after the account is deleted', async () => {
    const { at, token, password } = await kept()
    await site.call('DELETE', '/users/account', { token, body: { password, texts: 'keep' } })
    expect((await read(at)).status).toBe(404)
  })
})
