import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { openPageAsNewMember } from '#test/journeys/open-page-as-new-member.ts'
import { aBoardOf, aPostOn, aWriter } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)
const board = await aBoardOf(site)
const post = await aPostOn(site, (await aWriter(site)).token, board)

const textIn = (page: Page) => page.locator('textarea[name="content"]')

/** Selects `words` in the text of the form. */
const select = (page: Page, words: string) =>
  textIn(page).evaluate((area, wanted) => {
    if (!(area instanceof HTMLTextAreaElement)) throw new TypeError('no text field')
    const at = area.value.indexOf(wanted)
    area.focus()
    area.setSelectionRange(at, at + wanted.length)
  }, words)

const whenReady = (page: Page) => page.waitForFunction(() => customElements.get('markdown-toolbar') !== undefined)

describe.each(['/articles/new', `/forum/board/${board}/new`, `/forum/post/${post}`])(
  'buttons that format, on %s',
  path => {
    test('write CommonMark around the selection, and take it back', async () => {
      const { page } = await openPageAsNewMember({ site, visit }, path, { size: phone })
      await whenReady(page)
      const tools = page.getByRole('toolbar', { name: '排版' })
      await textIn(page).fill('河水向东')
      await select(page, '向东')
      await tools.getByRole('button', { name: '粗体' }).click()
      await eventually(() => textIn(page).inputValue()).toBe('河水**向东**')
      await tools.getByRole('button', { name: '粗体' }).click()
      await eventually(() => textIn(page).inputValue()).toBe('河水向东')
      await select(page, '河水向东')
      await page.keyboard.press('Control+b')
      await eventually(() => textIn(page).inputValue()).toBe('**河水向东**')
      await page.keyboard.press('Control+z')
      await eventually(() => textIn(page).inputValue()).toBe('河水向东')
      await select(page, '河水')
      await page.keyboard.press('Control+k')
      await eventually(() => textIn(page).inputValue()).toBe('[河水](url)向东')
      // In a link, the same selects its address, and writes no link inside it.
      await select(page, '水')
      await tools.getByRole('button', { name: '链接' }).click()
      await page.keyboard.type('/forum')
      await eventually(() => textIn(page).inputValue()).toBe('[河水](/forum)向东')
      await page.keyboard.press('Control+k')
      await page.keyboard.type('/')
      await eventually(() => textIn(page).inputValue()).toBe('[河水](/)向东')
      // Headings and quotes concern the whole line of the caret.
      await textIn(page).fill('My big title')
      for (const [name, line] of [
        ['小标题', '## My big title'],
        ['引用', '> My big title'],
      ]) {
        await textIn(page).evaluate(area => area instanceof HTMLTextAreaElement && area.setSelectionRange(5, 5))
        const button = tools.getByRole('button', { name: name ?? '' })
        await button.click()
        await eventually(() => textIn(page).inputValue()).toBe(line)
        await button.click()
        await eventually(() => textIn(page).inputValue()).toBe('My big title')
      }
    })
  },
)

test('the preview follows a button, and the buttons are one stop of the Tab key', async () => {
  const { page } = await openPageAsNewMember({ site, visit }, '/articles/new')
  await whenReady(page)
  await textIn(page).fill('一\n二')
  await select(page, '一\n二')
  const tools = page.getByRole('toolbar', { name: '排版' })
  await tools.getByRole('button', { name: '列表', exact: true }).click()
  await eventually(() => textIn(page).inputValue()).toBe('- 一\n- 二')
  await eventually(() => page.locator('.editor__preview li').allInnerTexts()).toEqual(['一', '二'])
  await tools.getByRole('button', { name: '小标题' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await tools.getByRole('button', { name: '粗体' }).evaluate(each => each === document.activeElement)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  expect(await tools.evaluate(each => each.contains(document.activeElement))).toBe(false)
  await page.keyboard.press('Tab')
  expect(await tools.getByRole('button', { name: '粗体' }).evaluate(each => each === document.activeElement)).toBe(true)
})

test('there are none without scripts', async () => {
  const { page } = await openPageAsNewMember({ site, visit }, '/articles/new', { scripts: false })
  await eventually(() => textIn(page).isVisible()).toBe(true)
  await eventually(() => page.locator('.format-buttons').count()).toBe(1)
  expect(await page.locator('.format-buttons').isVisible()).toBe(false)
})
