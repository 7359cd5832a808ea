import { sentAddress } from '#app/components/ui/picture-address.ts'
import { forget, recall, remember } from './storage.ts'

/** Returns whether the stored display copy of the member is valid JSON of an object (docs/product.md#session). */
function isReadable(stored: string): boolean {
  try {
    const user: unknown = JSON.parse(stored)
    return typeof user === 'object' && user !== null
  } catch {
    return false
  }
}

/** Returns whether this browser shows a member. Without one, there is no session to lose. */
export const showsMember = () => recall('user') !== null

/** Rewrites the display copy from the server's response; the cookie is authoritative (docs/product.md#storage-in-the-browser). */
export function keepUserCopy(me: object | null): void {
  if (me === null) forget('user')
  else remember('user', JSON.stringify(me, asSent))
}

// The copy holds the picture address as the API sends it, because its format is documented.
const asSent = (name: string, value: unknown) =>
  name === 'avatar' && typeof value === 'string' ? sentAddress(value) : value

/** Removes a display copy that cannot be parsed. */
export function dropUnreadableUser(): void {
  const stored = recall('user')
  if (stored !== null && !isReadable(stored)) forget('user')
}

/** Calls `act` when another tab of this browser logs in or out. Returns a function that stops this. */
export function onUserChangedElsewhere(act: () => void): () => void {
  function listener(event: StorageEvent): void {
    if (event.key === null || event.key === 'user') act()
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
