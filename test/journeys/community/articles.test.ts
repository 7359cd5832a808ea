import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Locale } from '#app/i18n/locale.ts'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { words } from '#test/journeys/interface-texts.ts'
import { aWriter, press } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)

const hostile =
  '<script>window.taken = 1</script>\n\n<img src=x onerror="window.taken = 1">\n\n[按我](javascript:window.taken=1)\n\n## 一个小标题\n\n正文里有**着重**。'

async function write(page: Page, locale: Locale, title: string): Promise<void> {
  const { editor } = words[locale].article
  await page.getByLabel(editor.titleLabel, { exact: true }).fill(title)
  await page.locator('#article-content').fill(hostile)
  await page.getByLabel(editor.tags).fill(locale === 'zh' ? '水文，江边' : 'river, gauge')
}

test.each(ways)(
  'an article and its comments, from creation to deletion ($locale, scripts: $scripts)',
  async ({ locale, scripts }) => {
    const { article, comment } = words[locale]
    const who = await aWriter(site)
    const page = await visit('/articles', { locale, scripts })
    await page.getByRole('link', { name: article.write, exact: true }).first().click()
    await page.waitForURL(/\/login\?redirect=%2Farticles%2Fnew/)
    await logIn(page, locale, who)
    await page.waitForURL('**/articles/new')

    const title = `${locale === 'zh' ? '丁家桥的春天' : 'Spring at Dingjiaqiao'} ${scripts}`
    await write(page, locale, title)
    if (scripts) {
      await eventually(() => page.locator('.editor__preview h3').innerText()).toBe('一个小标题')
      expect(await page.evaluate(() => 'taken' in window)).toBe(false)
    }
    await press(page, article.publish)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await eventually(() => page.locator('.article__text h3').innerText()).toBe('一个小标题')
    expect(await page.locator('.article__text :is(script, [onerror], a)').count()).toBe(0)
    if (scripts) expect(await page.evaluate(() => 'taken' in window)).toBe(false)
    const address = new URL(page.url()).pathname

    await page.getByLabel(comment.write, { exact: true }).fill('第一句\n第二句')
    await press(page, comment.submit)
    const said = page.locator('.comment').filter({ hasText: '第一句' })
    await said.waitFor()
    await eventually(() => Promise.resolve(new URL(page.url()).hash)).toMatch(/^#comment-\d+$/)
    // The comment can arrive by the live stream before the form has its response.
    if (scripts)
      await eventually(() => page.locator('.comments__write .count [aria-hidden]').innerText()).toMatch(/^0\//)

    await Promise.all([
      page.waitForResponse(response => response.request().method() === 'POST'),
      said.getByRole('button', { name: words[locale].like.like }).click(),
    ])
    await eventually(() => said.locator('.like__count').innerText()).toBe('1')
    await page.goto(address)
    await eventually(() =>
      said.getByRole('button', { name: words[locale].like.liked }).getAttribute('aria-pressed'),
    ).toBe('true')

    await said.getByRole('link', { name: comment.reply, exact: true }).click()
    await page.getByLabel(comment.replyTo.replace('{{name}}', who.username)).fill('答一句')
    await press(page, comment.replySubmit)
    await page.locator('.comments__replies .comment').filter({ hasText: '答一句' }).waitFor()
    if (scripts) {
      await eventually(() => page.locator('.comments__answer').count()).toBe(0)
      await eventually(() => page.locator('.comments__write .count [aria-hidden]').innerText()).toMatch(/^0\//)
    }

    await said.first().getByRole('link', { name: comment.remove, exact: true }).click()
    await page.getByRole('button', { name: comment.removal.confirm, exact: true }).click()
    await page.getByText(comment.empty).waitFor()

    await page.locator('.article__acts').getByRole('link', { name: article.page.remove }).click()
    await page.getByRole('button', { name: article.remove.confirm, exact: true }).click()
    await page.waitForURL('**/articles')
    expect(await page.getByRole('link', { name: title }).count()).toBe(0)
  },
)

test('a refused form keeps its text, and a missing title has an error at its field', async () => {
  const page = await visit('/articles/new', { scripts: false, as: await aWriter(site) })
  await page.locator('#article-content').fill('只有正文')
  await press(page, words.zh.article.publish)
  await page.locator('.form-summary').getByText(words.zh.refusal.article.title_required).waitFor()
  await eventually(() => page.locator('#article-content').inputValue()).toBe('只有正文')
  await page.getByLabel(words.zh.article.editor.titleLabel, { exact: true }).fill('有了标题')
  await press(page, words.zh.article.editor.saveDraft)
  await page.waitForURL(/\/articles\/\d+\/edit$/)
})
