/** Returns whether an If-None-Match header contains this ETag. Weak and strong tags match, because a proxy that compresses weakens tags. */
export function matchesEtag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some(each => each.trim() === '*' || strong(each.trim()) === strong(tag))
}

const strong = (tag: string) => (tag.startsWith('W/') ? tag.slice(2) : tag)
