/** Whether an If-None-Match header names this tag. Both may be weak: a proxy weakens the tags of what it compresses. */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some(each => each.trim() === '*' || strong(each.trim()) === strong(tag))
}

const strong = (tag: string) => (tag.startsWith('W/') ? tag.slice(2) : tag)
