import type { DatabaseChanges } from '../rpc/database-changes.ts'
import { changesChannel } from '../rpc/database-triggers/announce-change.ts'
import { listenToChannel } from './listen-notify.ts'

// In ms. A removed text must be gone within five seconds, even if the connection dies silently. So the connection is tested this often, and given up
// after three seconds without a response.
const checkEvery = 1_000

/** Listens for the changes that any process makes on a PostgreSQL server. Returns a function that stops it. */
export function listenForChanges(url: string, changes: DatabaseChanges): () => Promise<void> {
  const { close } = listenToChannel(url, changesChannel, change => changes.notify(change), {
    checkEvery,
    onStart: catchUp => changes.markComplete(catchUp),
    onEnd: () => changes.markIncomplete(),
  })
  return close
}
