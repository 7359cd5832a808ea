import { createHash } from 'node:crypto'
import { decodeEntities } from '../../kernel/html-entities.schema.ts'

const attribute = ' style="'

/**
 * Returns the CSP sources for the inline styles of a rendered page, each by its hash. A style in a member's text is not an attribute of the page,
 * because its quotes are escaped. Scripts set styles as properties, which no policy forbids.
 */
export function styleSources(page: Buffer): string {
  const styles = new Set(stylesIn(page).map(decodeEntities))
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
