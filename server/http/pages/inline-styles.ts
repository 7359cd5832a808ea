import { createHash } from 'node:crypto'

const attribute = / style="([^"]*)"/g
const entities: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", '#39': "'", amp: '&', lt: '<', gt: '>' }

/**
 * Which inline styles a page may have: those that stand in it as it was rendered, each by its hash. What a text brought along is no
 * attribute of the page: its quotes are escaped. Scripts set styles as properties, which no policy forbids.
 */
export function styleSources(page: string): string {
  const styles = new Set([...page.matchAll(attribute)].map(([, text = '']) => unescaped(text)))
  if (styles.size === 0) return "'self'"
  const hashes = [...styles].map(style => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  return `'self' 'unsafe-hashes' ${hashes.join(' ')}`
}

const unescaped = (text: string) =>
  text.replace(/&(quot|#x27|#39|amp|lt|gt);/g, (whole, name: string) => entities[name] ?? whole)
