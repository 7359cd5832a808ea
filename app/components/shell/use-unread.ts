import { useState } from 'react'
import { useLive } from '#app/browser/live.ts'

/** How many notices are unread: as the page was told, or as this member's pages have heard since. */
export function useUnread(memberId: number, known: number): number {
  const [heard, setHeard] = useState<{ unread: number; after: number }>()
  useLive(`own:${memberId}`, ({ unreadNotices }) => {
    if (unreadNotices !== undefined) setHeard({ unread: unreadNotices, after: known })
  })
  return heard?.after === known ? heard.unread : known
}
