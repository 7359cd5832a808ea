import { sentAddress } from '#app/components/ui/picture-address.ts'
import { forget, recall, remember } from './storage.ts'

/** True where the stored display copy of the member is an object that can be read (docs/product.md#session). */
function isReadable(stored: string): boolean {
  try {
    const user: unknown = JSON.parse(stored)
    return typeof user === 'object' && user !== null
  } catch {
    return false
  }
}

/** Whether this browser shows a member; who does not cannot lose a session. */
export const showsMember = () => recall('user') !== null

/** Rewrites the display copy from what the server said; the cookie is the truth (docs/product.md#storage-in-the-browser). */
export function keepUserCopy(me: object | null): void {
  if (me === null) forget('user')
  else remember('user', JSON.stringify(me, asSent))
}

// The copy has the address that the API sent, because its format is documented.
const asSent = (name: string, value: unknown) =>
  name === 'avatar' && typeof value === 'string' ? sentAddress(value) : value

/** Removes a copy that cannot be read. */
export function dropUnreadableUser(): void {
  const stored = recall('user')
  if (stored !== null && !isReadable(stored)) forget('user')
}

/** Calls when another tab of this browser logs in or out. */
export function onUserChangedElsewhere(act: () => void): () => void {
  function listener(event: StorageEvent): void {
    if (event.key === null || event.key === 'user') act()
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
