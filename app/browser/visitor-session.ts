import { readCookie, readStorage, writeStorage, writeCookie } from './storage.ts'

const acceptable = /^[A-Za-z0-9-]{1,64}$/

const isAcceptable = (id: string | null | undefined): id is string => typeof id === 'string' && acceptable.test(id)

/** visitor-{timestamp}-{random base36 text} (docs/product.md#visitor-number). */
export const newVisitorSessionId = (now = Date.now(), random = Math.random()) =>
  `visitor-${now}-${random.toString(36).slice(2, 12) || '0'}`

/**
 * Returns this browser's visitor session id: from storage, otherwise from the cookie, otherwise new. It is stored in both
 * (docs/product.md#storage-in-the-browser).
 */
export function visitorSessionId(): string {
  const cookie = readCookie('visitorSessionId')
  const id = [readStorage('visitorSessionId'), cookie].find(isAcceptable) ?? newVisitorSessionId()
  writeStorage('visitorSessionId', id)
  if (cookie !== id) writeCookie('visitorSessionId', id)
  return id
}
