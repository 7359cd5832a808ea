import { departedName } from '#app/i18n/placeholders.ts'
import type { BlessingCard } from '#server/blessing/blessing.schema.ts'

/** Returns the name of the author. The server's placeholders are Chinese, so the page has its own words for anonymous and deleted authors. */
export function authorNameOf(
  { isAnonymous, user, authorName }: Pick<BlessingCard, 'isAnonymous' | 'user' | 'authorName'>,
  words: { anonymous: string; gone: string },
): string {
  if (isAnonymous) return words.anonymous
  return user.id === null && authorName === departedName ? words.gone : authorName
}

const maxUprightLength = 40
const maxShortLength = 60
const chinese = /^[\p{Script=Han}，。、；：！？…—·“”‘’（）《》〇]+$/u

/** Returns the layout of a text: vertical for a short text in Chinese only, large for another short line, plain otherwise. */
export function layoutOf(content: string): 'upright' | 'short' | 'plain' {
  const length = Array.from(content).length
  if (length <= maxUprightLength && chinese.test(content)) return 'upright'
  return length <= maxShortLength && !content.includes('\n') ? 'short' : 'plain'
}

const maxShownLines = 8
const maxShownLength = 180

/** Returns the beginning of a text that is too long for the wall, cut between words and whole characters; null if the text fits. */
export function shorten(content: string): string | null {
  const few = content.split('\n').slice(0, maxShownLines).join('\n')
  const letters = Array.from(few)
  if (few === content && letters.length <= maxShownLength + 20) return null
  const head = letters.slice(0, maxShownLength).join('')
  return head.length === few.length ? head.trimEnd() : head.replace(/\s[^\s\p{Script=Han}]{1,20}$/u, '').trimEnd()
}
