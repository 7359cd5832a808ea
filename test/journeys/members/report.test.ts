import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { violations } from '#test/journeys/axe.ts'
import { words } from '#test/journeys/interface-texts.ts'
import { aComment, anArticle, aWriter, press } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)

describe.each([true, false])('reporting a comment, scripts %s', scripts => {
  test('a guest logs in first, and the report is stored once', async () => {
    const { token } = await aWriter(site)
    const article = await anArticle(site, token)
    const id = await aComment(site, token, article, { content: '一句不该在这里的话' })
    const { report } = words.zh
    const page = await visit(`/articles/${article}`, { scripts })
    const link = () => page.locator(`#comment-${id}`).getByRole('link', { name: report.link })
    await link().click()
    await page.waitForURL(/\/login\?redirect=/)
    await logIn(page, 'zh', await aWriter(site))
    await page.getByRole('heading', { level: 1, name: report.titles.comment }).waitFor()
    if (scripts) expect(await violations(page)).toEqual([])
    await page.getByLabel(report.reason).fill('广告')
    await press(page, report.send)
    await page.waitForURL(`**/articles/${article}#comment-${id}`)
    await eventually(() => page.locator('.toast, .notice').first().innerText()).toContain(report.sent)
    await link().click()
    await press(page, report.send)
    await page.locator('.form-summary').getByText(words.zh.refusal.report.already).waitFor()
  })
})
