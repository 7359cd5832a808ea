import { expect, test } from 'vitest'
import { anchorOf } from '#app/components/comment/comment-address.ts'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { fillText, words } from '#test/journeys/interface-texts.ts'
import { slowRendering } from '#test/support/slow-rendering.ts'
import { aComment, anArticle, aWriter, press } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)

test('a comment appears in another browser without a reload; a guest who likes it gets the link to Login', async () => {
  const writer = await aWriter(site)
  const id = await anArticle(site, writer.token)
  const reader = await visit(`/articles/${id}`)
  await reader.getByText(words.zh.comment.empty).waitFor()
  const said = await aComment(site, writer.token, id, { content: '隔着屏幕说的第一句' })
  const arrived = reader.locator(`#${anchorOf(said)}`)
  await arrived.waitFor()
  await eventually(() => reader.locator('#comments [role=status]').innerText()).toContain('1')
  await aComment(site, writer.token, id, { content: '又答了一句', parentId: said })
  await reader.locator('.comments__replies').getByText('又答了一句').waitFor()
  await arrived.getByRole('link', { name: words.zh.like.like }).click()
  await reader.waitForURL(/\/login\?redirect=/)
  expect(new URL(reader.url()).searchParams.get('redirect')).toBe(`/articles/${id}#${anchorOf(said)}`)
})

test('without scripts a like that comes too late shows a message, and redirects back', async () => {
  const who = await aWriter(site)
  const id = await anArticle(site, who.token)
  const said = await aComment(site, who.token, id, { content: '很快就删' })
  const page = await visit(`/articles/${id}`, { scripts: false, as: who })
  const like = page.locator(`#${anchorOf(said)}`).getByRole('button', { name: words.zh.like.like })
  await like.waitFor()
  await site.call('DELETE', `/comments/${said}`, { token: who.token })
  await like.click()
  await page.getByText(words.zh.refusal.comment.not_found).waitFor()
  await eventually(() => page.locator('h1').innerText()).toBe(words.zh.like.refused)
  await page.getByRole('link', { name: words.zh.comment.toArticle }).click()
  expect(page.url()).toContain(`/articles/${id}`)
})

test('a permanent link redirects to the page that has the comment now', async () => {
  const { token } = await aWriter(site)
  const id = await anArticle(site, token)
  const first = await aComment(site, token, id, { content: '最早的一条' })
  for (let more = 0; more < 20; more += 1) await aComment(site, token, id, { content: `后来的第 ${more} 条` })
  const page = await visit(`/comments/${first}`, { scripts: false })
  expect(page.url()).toContain(`/articles/${id}?page=2#${anchorOf(first)}`)
  await eventually(() => page.locator(`#${anchorOf(first)}`).innerText()).toContain('最早的一条')
  await page.goto('/comments/999999')
  await eventually(() => page.locator('h1').innerText()).toBe(words.zh.errors.missing.title)
})

test('after a concurrent edit both texts are shown, and the second save succeeds', async () => {
  const who = await aWriter(site)
  const id = await anArticle(site, who.token)
  const page = await visit(`/articles/${id}/edit`, { as: who })
  await page.locator('#article-content').fill('我写的')
  await site.call('PUT', `/articles/${id}`, { token: who.token, body: { content: '别处写的' } })
  await press(page, words.zh.article.editor.save)
  await page.getByText(words.zh.textEditor.article.conflict).waitFor()
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('conflict-name')
  await eventually(() => page.locator('#conflict-theirs').inputValue()).toContain('别处写的')
  await eventually(() => page.locator('#article-content').inputValue()).toBe('我写的')
  await press(page, words.zh.article.editor.save)
  await page.waitForURL(`**/articles/${id}`)
  await eventually(() => page.locator('.article__text').innerText()).toBe('我写的')
})

test('a draft is saved automatically while typing, and a pasted picture is in the text', async () => {
  const who = await aWriter(site)
  const id = await anArticle(site, who.token, { status: 'draft' })
  const page = await visit(`/articles/${id}/edit`, { as: who })
  const text = page.locator('#article-content')
  await text.fill('贴一张图：')
  await text.evaluate(async area => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 40
    canvas.getContext('2d')?.fillRect(0, 0, 40, 40)
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
    const files = new DataTransfer()
    files.items.add(new File([blob ?? ''], '水尺.png', { type: 'image/png' }))
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true }))
  })
  await eventually(() => text.inputValue()).toMatch(/^贴一张图：\n\n!\[\]\(\/uploads\/[\w-]+\.webp\)\n\n$/)
  await page.locator('.editor__preview img').waitFor()
  await eventually(() => page.locator('.editor__saved').innerText()).toContain('草稿已自动保存')
  await page.reload()
  await eventually(() => text.inputValue()).toContain('/uploads/')
})

test('in a browser that renders slowly, the form of an answer closes when the answer is stored', async () => {
  const who = await aWriter(site)
  const id = await anArticle(site, who.token)
  await aComment(site, who.token, id, { content: '问一句' })
  const page = await visit(`/articles/${id}`, { as: who })
  const { comment } = words.zh
  await page.getByRole('link', { name: comment.reply, exact: true }).click()
  await page.getByLabel(fillText(comment.replyTo, { name: who.username })).fill('答一句')
  await slowRendering(page)
  await press(page, comment.replySubmit)
  await page.locator('.comments__replies .comment').filter({ hasText: '答一句' }).waitFor()
  await eventually(() => page.locator('.comments__answer').count()).toBe(0)
})
