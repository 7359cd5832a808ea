interface Range {
  start: number
  end: number
}

/** Returns where the address is in the CommonMark link `[words](address)` around a selection; undefined without a link there, and for a picture. */
export function addressOfLinkAround(text: string, from: number, to: number): Range | undefined {
  for (const found of text.matchAll(/(!?)\[[^\][\n]*\]\(([^()\n]*)\)/g)) {
    const [whole, picture, address = ''] = found
    const [start, end] = [found.index, found.index + whole.length]
    // A caret before or after the link is not in it.
    const isInside = from === to ? start < from && from < end : start <= from && to <= end
    if (isInside) return picture === '' ? { start: end - 1 - address.length, end: end - 1 } : undefined
  }
  return undefined
}

/** Selects the address of the link around the selection. Returns false if there is none. */
export function selectLinkAddress(area: HTMLTextAreaElement): boolean {
  const address = addressOfLinkAround(area.value, area.selectionStart, area.selectionEnd)
  if (address === undefined) return false
  area.focus()
  area.setSelectionRange(address.start, address.end)
  return true
}
