import type { Page } from 'playwright-core'

/** The addresses of the links in a part of the page, in their order. */
export const linkAddresses = (page: Page, part: string) =>
  page.locator(`${part} a`).evaluateAll(links => links.map(link => link.getAttribute('href')))
