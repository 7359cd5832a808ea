import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { browserFor, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { otherWays } from '#test/journeys/languages-and-scripts.ts'
import { fillText, words } from '#test/journeys/interface-texts.ts'
import { aBoardOf, aPostOn, aReplyTo, aWriter, press } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)
const board = await aBoardOf(site)

const told = (page: Page, scripts: boolean) => page.locator(scripts ? '.toast--success' : '.notice').last()
const floor = (page: Page, text: string) => page.locator('.reply').filter({ hasText: text })

test.each(otherWays)(
  'a reply is liked, answered, edited and deleted ($locale, scripts: $scripts)',
  async ({ locale, scripts }) => {
    const { forum, like } = words[locale]
    const who = await aWriter(site)
    const id = await aPostOn(site, who.token, board)
    const reply = await aReplyTo(site, who.token, id)
    const page = await visit(`/forum/post/${id}`, { locale, scripts, as: who })
    const answered = page.locator(`#reply-${reply}`)
    await answered.getByRole('button', { name: like.like }).click()
    await eventually(() => answered.locator('.like__count').innerText()).toBe('1')
    await answered.getByRole('link', { name: forum.replies.replyTo }).click()
    await page.getByText(fillText(forum.reply.answering, { floor: 1, name: who.username })).waitFor()
    await page.getByPlaceholder(forum.reply.placeholder).fill('答一句')
    await press(page, forum.reply.submit)
    await floor(page, '答一句').locator('.reply__answered a').waitFor()
    await eventually(() => page.locator('.reply__floor').allInnerTexts()).toEqual(['1F', '2F'])

    const ofFloor = `${forum.replies.remove} ${fillText(forum.replies.floorName, { floor: 1 })}`
    await answered.getByRole('link', { name: ofFloor, exact: true }).click()
    await page.getByRole('button', { name: forum.removal.confirm, exact: true }).click()
    await eventually(() => page.locator('.reply__floor').allInnerTexts()).toEqual(['1F', '2F'])
    await eventually(() => page.locator('.reply--removed').innerText()).toContain(forum.replies.removed)
    await page.getByRole('link', { name: forum.replies.answerCount.replace('{{number}}', '1') }).click()
    await eventually(() => page.locator('.answers .reply__text').count()).toBe(1)
    if (!scripts) await page.goBack()

    await page.getByRole('link', { name: forum.post.edit, exact: true }).click()
    await page.locator('#post-content').fill('改过的正文')
    await press(page, forum.editor.save)
    await page.locator('.post__text').filter({ hasText: '改过的正文' }).waitFor()
    await eventually(() => told(page, scripts).innerText()).toContain(forum.done.updated)

    await page.locator('.post__acts').getByRole('link', { name: forum.post.remove }).click()
    await page.getByRole('button', { name: forum.removal.confirm, exact: true }).click()
    await page.waitForURL(/\/forum\/board\/\d+$/)
  },
)

test('a new reply appears for other readers, and a half-written one outlives the session', async () => {
  const { forum, ui } = words.zh
  const [ada, bob] = [await aWriter(site), await aWriter(site)]
  const id = await aPostOn(site, ada.token, board, { title: '有人在吗', isAnonymous: true })
  const page = await visit(`/forum/post/${id}`, { size: phone, as: bob })
  await eventually(() => page.locator('.post__writer').innerText()).toBe(forum.anonymous)
  await page.getByPlaceholder(forum.reply.placeholder).fill('还没写完')
  // The stream opens when the browser is idle.
  await eventually(async () => {
    await aReplyTo(site, ada.token, id)
    return page.locator('.reply').count()
  }).toBeGreaterThan(0)
  await page.evaluate(() =>
    fetch('/auth-test', { method: 'POST', redirect: 'manual', body: new URLSearchParams({ act: 'end' }) }),
  )
  await press(page, forum.reply.submit)
  await page.waitForURL('**/login')
  await logIn(page, 'zh', bob)
  await page.waitForURL(`**/forum/post/${id}`)
  await eventually(() => page.getByPlaceholder(forum.reply.placeholder).inputValue()).toBe('还没写完')
  await page.getByText(ui.draft.restored).waitFor()
})
