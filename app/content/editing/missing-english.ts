const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

/** Returns true for a text with Chinese but without English. */
const lacksEnglish = (value: Record<string, unknown>): boolean =>
  Object.keys(value).length === 2 && isBlank(value['en']) && typeof value['zh'] === 'string' && !isBlank(value['zh'])

/** Returns the content with Chinese in place of missing English. */
export function withChinese(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(withChinese)
  if (!isRecord(content)) return content
  if (lacksEnglish(content)) return { zh: content['zh'], en: content['zh'] }
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, withChinese(value)]))
}

/** Returns the paths of missing English, with dots. */
export function untranslated(content: unknown, path: readonly (string | number)[] = []): readonly string[] {
  if (Array.isArray(content)) return content.flatMap((value, index) => untranslated(value, [...path, index]))
  if (!isRecord(content)) return []
  if (lacksEnglish(content)) return [path.join('.')]
  return Object.entries(content).flatMap(([key, value]) => untranslated(value, [...path, key]))
}

const fallbackCache = new WeakMap<object, boolean>()

/** Returns whether the content shows Chinese in place of English anywhere. */
export function hasChineseFallback(content: object): boolean {
  const hasFallback = fallbackCache.get(content) ?? isFilled(content)
  fallbackCache.set(content, hasFallback)
  return hasFallback
}

function isFilled(content: unknown): boolean {
  if (Array.isArray(content)) return content.some(isFilled)
  if (!isRecord(content)) return false
  const { zh, en } = content
  if (typeof zh === 'string' && zh === en) return /\p{Script=Han}/u.test(zh)
  return Object.values(content).some(isFilled)
}
