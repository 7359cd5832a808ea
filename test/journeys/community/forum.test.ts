import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Locale } from '#app/i18n/locale.ts'
import { browserFor, eventually } from '#test/support/browser.ts'
import { firstAdmin, sharedSite } from '#test/support/journey-site.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { fillText, words } from '#test/journeys/interface-texts.ts'
import { aBoardOf, aPostOn, aWriter, press } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)
const board = await aBoardOf(site)

const told = (page: Page, scripts: boolean) => page.locator(scripts ? '.toast--success' : '.notice').last()
const floor = (page: Page, text: string) => page.locator('.reply').filter({ hasText: text })

async function write(page: Page, locale: Locale, title: string): Promise<void> {
  const { editor } = words[locale].forum
  await page.getByLabel(editor.titleLabel, { exact: true }).fill(title)
  await page.locator('#post-content').fill('<img src=x onerror="window.taken = 1">\n\n正文里有**着重**。')
}

test.each(ways)(
  'a guest reaches a post and its first reply ($locale, scripts: $scripts)',
  async ({ locale, scripts }) => {
    const { forum } = words[locale]
    const who = await aWriter(site)
    const page = await visit('/forum', { locale, scripts })
    await page.getByRole('link', { name: forum.home.create }).first().click()
    await page.waitForURL(/\/login\?redirect=%2Fforum%2Fboard%2F\d+%2Fnew/)
    await logIn(page, locale, who)
    await page.waitForURL(/\/forum\/board\/\d+\/new/)

    const title = `${locale === 'zh' ? '工程馆的钟' : 'The bell of the old hall'} ${scripts}`
    await write(page, locale, title)
    if (scripts) await eventually(() => page.locator('.editor__preview strong').innerText()).toBe('着重')
    await press(page, forum.editor.publish)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await eventually(() => told(page, scripts).innerText()).toContain(forum.done.created)
    await eventually(() => page.locator('.post__text strong').innerText()).toBe('着重')
    if (scripts) expect(await page.evaluate(() => 'taken' in window)).toBe(false)

    await page.getByText(forum.replies.empty).waitFor()
    await page.getByPlaceholder(forum.reply.placeholder).fill('第一句')
    await press(page, forum.reply.submit)
    await floor(page, '第一句').waitFor()
    await eventually(() => page.locator('.reply__floor').allInnerTexts()).toEqual(['1F'])
    await eventually(() => Promise.resolve(new URL(page.url()).hash)).toMatch(/^#reply-\d+$/)
    await eventually(() => page.getByPlaceholder(forum.reply.placeholder).inputValue()).toBe('')
  },
)

test.each(ways)(
  'the head of the forum and of a board links to a feed with its posts ($locale, scripts: $scripts)',
  async ({ locale, scripts }) => {
    const title = `${locale === 'zh' ? '订阅里的帖子' : 'A post for the feed'} ${scripts}`
    const who = await aWriter(site)
    await aPostOn(site, who.token, board, { title })
    for (const path of ['/forum', `/forum/board/${board}`]) {
      const page = await visit(path, { locale, scripts })
      const named = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
      const link = page.getByRole('link', { name: words[locale].forum.feed, exact: true })
      await eventually(() => link.getAttribute('href')).toBe(named)
      const feed = await page.request.get(new URL(named ?? '', page.url()).href)
      expect([feed.status(), (await feed.text()).includes(title)]).toEqual([200, true])
    }
  },
)

test.each(ways)(
  'a member bookmarks a post, finds it in the profile and removes it there ($locale, scripts: $scripts)',
  async ({ locale, scripts }) => {
    const { bookmark, profile } = words[locale]
    const who = await aWriter(site)
    const title = `${locale === 'zh' ? '收藏的钟' : 'A bell to keep'} ${scripts}`
    const id = await aPostOn(site, who.token, board, { title })
    const guest = await visit(`/forum/post/${id}`, { locale, scripts })
    expect(await guest.locator('.bookmark').count()).toBe(0)
    const page = await visit(`/forum/post/${id}`, { locale, scripts, as: who })
    const button = page.locator('.bookmark')
    await eventually(() => button.innerText()).toContain(bookmark.add)
    const taken = page.waitForResponse(response => response.request().method() === 'POST')
    await button.click()
    await taken
    await page.locator('.bookmark[aria-pressed=true]').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/forum/post/${id}`)
    await eventually(() => button.innerText()).toContain(bookmark.kept)

    await page.goto(new URL('/profile', page.url()).href)
    await page.getByRole('link', { name: profile.links.bookmarks }).click()
    await page.locator('.own').getByRole('link', { name: title }).waitFor()
    await page.getByRole('button', { name: profile.bookmarks.remove }).click()
    await page.getByText(profile.bookmarks.none).waitFor()
  },
)

test('an admin pins, features and locks a post; a locked post takes no replies, also without scripts', async () => {
  const { forum } = words.zh
  const { token } = await aWriter(site)
  const id = await aPostOn(site, token, board, { title: '请先读' })
  const page = await visit(`/forum/post/${id}`, { as: firstAdmin })
  for (const act of ['pin', 'feature', 'lock'] as const) {
    const sure = page.getByRole('alertdialog').getByRole('button', { name: forum.post[act], exact: true })
    // Cancelling changes nothing.
    if (act === 'pin') {
      await press(page, forum.post.pin)
      await sure.waitFor()
      await page.keyboard.press('Escape')
      await sure.waitFor({ state: 'hidden' })
    }
    await press(page, forum.post[act])
    await sure.click()
    await page.getByRole('button', { name: forum.post[`un${act}`], exact: true }).waitFor()
  }
  const guest = await visit(`/forum/board/${board}?sort=highlighted`, { scripts: false })
  const row = guest.locator('.post-row').filter({ hasText: '请先读' })
  await eventually(() => row.locator('.badge').allInnerTexts()).toEqual([
    forum.tags.sticky,
    forum.tags.highlighted,
    forum.tags.locked,
  ])
  await guest.goto(`/forum/post/${id}`)
  await guest.getByText(forum.reply.locked).waitFor()
  expect(await guest.locator('textarea, a[href^="/login?redirect=%2Fforum%2Fpost"]:not(.like)').count()).toBe(0)
})

test('a pasted picture is below the text, and can be removed again', async () => {
  const { forum } = words.zh
  const page = await visit(`/forum/board/${board}/new`, { as: await aWriter(site) })
  await write(page, 'zh', '一张照片')
  await page.locator('#post-content').evaluate(async area => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 40
    canvas.getContext('2d')?.fillRect(0, 0, 40, 40)
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
    for (const name of ['水尺.png', '江面.png']) {
      const files = new DataTransfer()
      files.items.add(new File([blob ?? ''], name, { type: 'image/png' }))
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true }))
    }
  })
  await eventually(() => page.locator('.post-editor__shown img').count()).toBe(2)
  await page.getByRole('button', { name: fillText(forum.editor.removePicture, { number: 2 }) }).click()
  await eventually(() => page.locator('.post-editor__shown img').count()).toBe(1)
  await page.reload()
  await eventually(() => page.locator('.post-editor__shown img').count()).toBe(1)
  await press(page, forum.editor.publish)
  await page.locator('.plates img').waitFor()
  await eventually(() => page.locator('.plates img').count()).toBe(1)
})
