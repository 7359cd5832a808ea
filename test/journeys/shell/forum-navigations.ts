import type { Page } from 'playwright-core'

/** Navigations to three forum pages: the starting page, the link, and the data request. */
export const forumNavigations = [
  { part: 'boards', from: '/articles', link: 'main a[href="/forum"]', data: '**/forum.data*' },
  { part: 'board', from: '/forum', link: '.board-index a', data: '**/forum/board/*.data*' },
  { part: 'post', from: '/forum', link: '.post-list h3 a', data: '**/forum/post/*.data*' },
] as const

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const isFocused = (page: Page) => heading(page).evaluate(h1 => h1 === document.activeElement)

/** The text that screen readers announce. */
export const status = (page: Page) => page.locator('.page-status').innerText()
