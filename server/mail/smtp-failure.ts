// Phrases that an outside client takes for the end of its own session (docs/product.md#auth-failures). Mail servers use them too.
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

/** Separates the words of these phrases by a colon or a hyphen; every word stays. */
const harmless = (words: string): string =>
  ending.reduce((text, [phrase, parted]) => text.replace(phrase, parted), words)

/** The SMTP steps before the other side has shown that it is a mail server. */
const introductions: readonly string[] = ['CONN', 'LHLO', 'EHLO', 'HELO']

/**
 * Returns the message of the mail server, or of the failed connection. The response of a server that is no mail server is not repeated, so that an
 * admin cannot read responses of other machines.
 */
export function describeSmtpFailure(error: unknown): string {
  const response = textOf(error, 'response')
  const message = error instanceof Error ? error.message : String(error)
  const words = (response === '' ? message : responseIn(error, response)).replace(/\s+/g, ' ').trim()
  return harmless(words).slice(0, 500)
}

function responseIn(error: unknown, response: string): string {
  const [, code] = /^(\d{3})(?:[ -]|$)/.exec(response) ?? []
  if (code === undefined) return 'what answers there is no mail server'
  return introductions.includes(textOf(error, 'command'))
    ? `the server does not introduce itself as a mail server (${code})`
    : response
}

/** Returns true if the server has refused this letter permanently, such as for an unknown address, so that another try is useless. */
export function isPermanent(error: unknown): boolean {
  const code = textOf(error, 'code')
  const permanent = typeof error === 'object' && error !== null && 'permanent' in error && error.permanent === true
  return permanent && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

function textOf(error: unknown, key: string): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined
  return typeof value === 'string' ? value : ''
}
