// An outside client takes a message that holds one of these for the end of its own session (docs/product.md#auth-failures), and mail servers say them.
const ending: readonly (readonly [RegExp, string])[] = [
  [/(authentication) (failed)/gi, '$1: $2'],
  [/(token) (expired)/gi, '$1: $2'],
  [/(invalid) (token)/gi, '$1: $2'],
  [/(un)(authorized)/gi, '$1-$2'],
  [/(认证|身份验证)(失败)/g, '$1-$2'],
  [/(登录)(已过期|失效)/g, '$1-$2'],
  [/(未)(授权)/g, '$1-$2'],
  [/(无效的)(令牌|token)/gi, '$1-$2'],
  [/(token)(已过期|失效)/gi, '$1-$2'],
]

/** Parts the phrases that end a session by a colon or a hyphen, and leaves every word of them. */
const harmless = (words: string): string =>
  ending.reduce((text, [phrase, parted]) => text.replace(phrase, parted), words)

/** The steps in which the other side has not yet shown that it is a mail server. */
const introductions: readonly string[] = ['CONN', 'LHLO', 'EHLO', 'HELO']

/**
 * What the mail server said, in its own words; where it said nothing, what kept us from hearing it. What answers but is no mail server is
 * not repeated: an admin is not to read with it what other machines say.
 */
export function wordsOf(error: unknown): string {
  const response = textOf(error, 'response')
  const message = error instanceof Error ? error.message : String(error)
  const words = (response === '' ? message : saidIn(error, response)).replace(/\s+/g, ' ').trim()
  return harmless(words).slice(0, 500)
}

function saidIn(error: unknown, response: string): string {
  const [, code] = /^(\d{3})(?:[ -]|$)/.exec(response) ?? []
  if (code === undefined) return 'what answers there is no mail server'
  return introductions.includes(textOf(error, 'command'))
    ? `the server does not introduce itself as a mail server (${code})`
    : response
}

/** True when the server has refused this very letter for good, such as for an address that does not exist: another try changes nothing. */
export function isForGood(error: unknown): boolean {
  const code = textOf(error, 'code')
  const permanent = typeof error === 'object' && error !== null && 'permanent' in error && error.permanent === true
  return permanent && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

function textOf(error: unknown, key: string): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined
  return typeof value === 'string' ? value : ''
}
