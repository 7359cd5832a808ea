import { createHash } from 'node:crypto'

/**
 * Has the inline scripts of a page allowed by what they are instead of by a nonce, which would have to differ each time it is sent. A
 * nonce is made up for one rendering: no text of a member can hold it, so only scripts of the page itself are found by it.
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
