/** A text of the content: its path, both languages, and whether a source is given above it. */
type FoundText = { path: string; zh: string; en: string; sourced: boolean }

function isText(value: object): value is { zh: string; en: string } {
  return 'zh' in value && 'en' in value && Object.keys(value).length === 2
}

function hasSources(value: object) {
  return 'sources' in value && Array.isArray(value.sources) && value.sources.length > 0
}

export function textsWithin(value: unknown, path = '', sourced = false): FoundText[] {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [{ path, zh: value.zh, en: value.en, sourced }]
  const below = sourced || hasSources(value)
  return Object.entries(value)
    .filter(([key]) => key !== 'sources')
    .flatMap(([key, part]) => textsWithin(part, path === '' ? key : `${path}.${key}`, below))
}

const plainTime = [
  /(?:1[89]|20)\d{2}(?:年|(?:[—–-](?:1[89]|20)\d{2}))?/g,
  /\d{1,2}月(?:\d{1,2}日)?/g,
  /\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)/g,
  /\d{4}\.\d{2}\.\d{2}/g,
]

/** True when a text has a number other than a year or a date. */
export function hasFigure(words: string): boolean {
  const dates = [...plainTime].reverse()
  return /\d/.test(dates.reduce((rest, time) => rest.replace(time, ''), words))
}

/** The length in code points, as everywhere on the site (docs/product.md#limits-of-length). */
export function countCodePoints(words: string): number {
  return Array.from(words).length
}
