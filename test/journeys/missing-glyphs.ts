import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const glyphs = readFileSync('public/fonts/glyphs.txt', 'utf8')

/**
 * Returns the Chinese texts in the display font that have a character which its subset lacks, with these characters. Avatars, whose letter is of a
 * member's name, are left out.
 */
export async function textsWithMissingGlyphs(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const isDisplayed = (element: Element, pseudo?: string) =>
      getComputedStyle(element, pseudo).fontFamily.startsWith('"Torch Song"')
    const found: string[] = []
    for (const element of document.querySelectorAll('body, body :not(script, style, noscript, template, .avatar)')) {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      if (own.length > 0 && isDisplayed(element)) found.push(...own.map(({ textContent }) => textContent ?? ''))
      for (const pseudo of ['::before', '::after']) {
        const { content } = getComputedStyle(element, pseudo)
        if (content.startsWith('"') && isDisplayed(element, pseudo)) found.push(content)
      }
    }
    return found
  })
  return texts.flatMap(text => {
    const missing = (text.match(/\p{Script=Han}/gu) ?? []).filter(character => !glyphs.includes(character))
    return missing.length === 0 ? [] : [`${missing.join('')}: ${text.trim()}`]
  })
}
