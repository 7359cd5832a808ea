import type { Page } from 'playwright-core'

/** Doubles the size of all text, as text zoom does. The site's policy forbids a style element, so this adopts a style sheet. */
export const doubleLetters = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

const wideFace = 'node_modules/@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-400-normal.woff2'

/** Uses a Chinese font for running text, which a test machine may lack, so that characters have their usual width. */
export async function wideLetters(page: Page): Promise<void> {
  await page.route('**/fonts/wide.woff2', route => route.fulfill({ path: wideFace }))
  await page.addInitScript(() => {
    const face = new FontFace('Wide', 'url(/fonts/wide.woff2)')
    document.fonts.add(face)
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.setProperty('--sans-zh', 'Arial, "Liberation Sans", Wide')
      void face.load()
    })
  })
}

/** Texts outside the page's width that cannot be scrolled into view, and a line when the page itself is too wide. */
export const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const found =
      document.documentElement.scrollWidth > width ? [`the page: ${document.documentElement.scrollWidth}`] : []
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, height } = range.getBoundingClientRect()
      const isRead = height > 2 && (node.textContent ?? '').trim() !== '' && !scrolls(node.parentElement)
      if (isRead && right > 0 && (right > width + 1 || left < -1))
        found.push((node.textContent ?? '').trim().slice(0, 40))
    }
    return found
  })

/** Texts of Home that are crossed by the line of the river. */
export const crossedByRiver = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const unread = '.mission__track, .stream, dialog, svg, .visually-hidden, details:not([open]) > :not(summary)'
    function rowsIn(chapter: Element) {
      const rows: { text: string; row: DOMRect }[] = []
      const words = document.createTreeWalker(chapter, NodeFilter.SHOW_TEXT)
      for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
        const text = (node.textContent ?? '').trim()
        const range = document.createRange()
        range.selectNodeContents(node)
        if (text !== '' && !node.parentElement?.closest(unread))
          rows.push(...Array.from(range.getClientRects(), row => ({ text: text.slice(0, 30), row })))
      }
      return rows
    }
    function pointsOf(line: SVGPathElement) {
      const [place, length] = [line.getScreenCTM() ?? new DOMMatrix(), line.getTotalLength()]
      return Array.from({ length: 601 }, (_, step) => {
        const { x, y } = line.getPointAtLength((length * step) / 600)
        return { x: x * place.a + place.e, y: y * place.d + place.f }
      })
    }
    const lines = [...document.querySelectorAll<SVGPathElement>('.reach__stream')]
    const drawn = lines.filter(line => line.getClientRects().length > 0)
    const crossed = drawn.flatMap(line => {
      const points = pointsOf(line)
      const isUnder = ({ row }: { row: DOMRect }) =>
        points.some(({ x, y }) => x > row.left && x < row.right && y > row.top && y < row.bottom)
      return rowsIn(line.closest('section') ?? document.body).filter(isUnder)
    })
    return [...new Set(crossed.map(({ text }) => text))]
  })
