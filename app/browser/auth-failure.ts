/** The phrases that mean that a session is no longer valid (docs/product.md#auth-failures). */
const phrases = [
  '认证失败',
  '身份验证失败',
  '登录已过期',
  '登录失效',
  '未授权',
  '无效的令牌',
  '无效的token',
  'token已过期',
  'token失效',
  'unauthorized',
  'authentication failed',
  'token expired',
  'invalid token',
]

interface FailedResponse {
  /** HTTP status. */
  status?: number | undefined
  /** The code in the response body. */
  code?: unknown
  message?: unknown
}

/** Returns true if a response means that the session is over: HTTP 401, body code 401 or 403, or one of the phrases in any letter case. */
export function isAuthFailure({ status, code, message }: FailedResponse): boolean {
  if (status === 401 || code === 401 || code === 403) return true
  if (typeof message !== 'string') return false
  const text = message.toLowerCase()
  return phrases.some(phrase => text.includes(phrase))
}
