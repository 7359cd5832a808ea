import { createHash } from 'node:crypto'

const attribute = ' style="'
const entities: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", '#39': "'", amp: '&', lt: '<', gt: '>' }

/**
 * Which inline styles a page may have: those that stand in it as it was rendered, each by its hash. What a text brought along is no
 * attribute of the page: its quotes are escaped. Scripts set styles as properties, which no policy forbids.
 */
export function styleSources(page: Buffer): string {
  const styles = new Set(stylesIn(page).map(unescaped))
  if (styles.size === 0) return "'self'"
  const hashes = [...styles].map(style => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  return `'self' 'unsafe-hashes' ${hashes.join(' ')}`
}

function stylesIn(page: Buffer): string[] {
  const styles: string[] = []
  for (let at = page.indexOf(attribute); at !== -1;) {
    const from = at + attribute.length
    const to = page.indexOf('"', from)
    if (to === -1) break
    styles.push(page.toString('utf8', from, to))
    at = page.indexOf(attribute, to)
  }
  return styles
}

const unescaped = (text: string) =>
  text.replace(/&(quot|#x27|#39|amp|lt|gt);/g, (whole, name: string) => entities[name] ?? whole)
