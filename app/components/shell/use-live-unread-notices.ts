import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '#app/browser/use-live.ts'
import { hasStoredMember } from '#app/browser/stored-member.ts'
import { showToast } from '#app/components/ui/show-toast.ts'
import type { LiveMessage } from '#server/live/live.schema.ts'

/** In milliseconds. By then another tab that logs out has deleted the member from the browser's storage and notified this tab. */
const reloadDelay = 2000

/**
 * Shows a toast when a text of the member was reviewed, and reloads the page data when the session has ended elsewhere. Returns the number of unread
 * notices, as the page or a later event says.
 */
export function useLiveUnreadNotices(memberId: number | undefined, known: number, since: string | undefined): number {
  const { t } = useTranslation('shell')
  const { revalidate } = useRevalidator()
  const [received, setReceived] = useState<number>()
  useEffect(() => {
    setReceived(undefined)
  }, [known])
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    return () => clearTimeout(waiting.current)
  }, [])
  const onMessage = ({ review, sessionEnded, unreadNotices }: LiveMessage) => {
    setReceived(unreadNotices ?? received)
    if (review !== undefined) {
      const type = review.approved ? 'success' : 'warning'
      showToast({ type, message: t(`review.${review.approved ? 'approved' : 'rejected'}.${review.kind}`) })
      revalidate()
    }
    if (sessionEnded) {
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => hasStoredMember() && revalidate(), reloadDelay)
    }
  }
  // With the time, a tab that was hidden gets the current number, even if another tab holds the stream already.
  useLive(memberId === undefined ? null : `own:${memberId}`, onMessage, since)
  return received ?? known
}
