import { createHash } from 'node:crypto'

/**
 * Allows the inline scripts of a page by their hashes instead of by a nonce, which would have to differ in each response. The nonce is random for
 * each rendering, so no member's text can contain it, and only scripts of the page itself are allowed.
 */
export function allowedByHash(page: string, policy: string): { page: string; policy: string } {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  if (nonce === undefined) return { page, policy }
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  let rest = page
  let shared = ''
  for (let at = rest.indexOf(attribute); at !== -1; at = rest.indexOf(attribute)) {
    const text = rest.indexOf('>', at) + 1
    const end = rest.indexOf('</script>', text)
    if (end > text) hashes.add(`'sha256-${createHash('sha256').update(rest.slice(text, end)).digest('base64')}'`)
    shared += rest.slice(0, at) + rest.slice(at + attribute.length, text)
    rest = rest.slice(text)
  }
  return { page: shared + rest, policy: policy.replace(`'nonce-${nonce}'`, [...hashes].join(' ')) }
}
