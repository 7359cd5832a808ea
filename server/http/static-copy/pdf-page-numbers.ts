// Chromium writes the page tree and the link targets of a PDF as plain text.

const reference = /(\d+) 0 R/g

/**
 * Returns the page number of each link target in a PDF, counted from 1. The map is empty if the file has another structure; the table of contents
 * then has no page numbers.
 */
export function placesIn(pdf: Buffer): Map<string, number> {
  const text = pdf.toString('latin1')
  const starts = objectStarts(text)
  const body = (id: string) => {
    const at = starts.get(id)
    return at === undefined ? '' : text.slice(at, text.indexOf('endobj', at))
  }
  const catalog = /\/Type\s*\/Catalog[\s\S]*?endobj/.exec(text)?.[0] ?? ''
  const root = /\/Pages (\d+) 0 R/.exec(catalog)?.[1]
  const named = /\/Dests (\d+) 0 R/.exec(catalog)?.[1]
  const places = new Map<string, number>()
  if (root === undefined || named === undefined) return places
  const pages = new Map(leavesOf(root, body).map((id, index) => [id, index + 1]))
  for (const [, name = '', page = ''] of body(named).matchAll(/\/([\w-]+)\s*\[(\d+) 0 R/g)) {
    const number = pages.get(page)
    if (number !== undefined) places.set(name, number)
  }
  return places
}

function objectStarts(text: string): Map<string, number> {
  const starts = new Map<string, number>()
  for (const { 1: id = '', index } of text.matchAll(/(?:^|\n)(\d+) 0 obj\b/g)) starts.set(id, index)
  return starts
}

/** Returns the pages below a node of the page tree, in order. */
function leavesOf(id: string, body: (id: string) => string): string[] {
  const node = body(id)
  const kids = /\/Kids\s*\[([^\]]*)\]/.exec(node)?.[1]
  if (kids === undefined) return [id]
  return [...kids.matchAll(reference)].flatMap(([, kid = '']) => leavesOf(kid, body))
}
