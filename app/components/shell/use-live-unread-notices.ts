import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '#app/browser/live.ts'
import { showsMember } from '#app/browser/stored-member.ts'
import { showToast } from '#app/components/ui/show-toast.ts'
import type { LiveMessage } from '#server/live/live.schema.ts'

/** Another tab that logs out has taken the browser's keys away by then, and this one has been told. */
const untilOthersAreDone = 2000

/**
 * Tells a member how the review of their text ended, and has the page read anew when their session has ended elsewhere. Answers with how
 * many notices are unread: as the page knew, or as it has heard since.
 */
export function useLiveUnreadNotices(memberId: number | undefined, known: number, since: string | undefined): number {
  const { t } = useTranslation('shell')
  const { revalidate } = useRevalidator()
  const [heard, setHeard] = useState<number>()
  useEffect(() => {
    setHeard(undefined)
  }, [known])
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    return () => clearTimeout(waiting.current)
  }, [])
  const hear = ({ review, sessionEnded, unreadNotices }: LiveMessage) => {
    setHeard(unreadNotices ?? heard)
    if (review !== undefined) {
      const type = review.approved ? 'success' : 'warning'
      showToast({ type, message: t(`review.${review.approved ? 'approved' : 'rejected'}.${review.kind}`) })
      revalidate()
    }
    if (sessionEnded) {
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => showsMember() && revalidate(), untilOthersAreDone)
    }
  }
  // With the moment, a tab that was hidden is told how many there are now, also where another tab listens already.
  useLive(memberId === undefined ? null : `own:${memberId}`, hear, since)
  return heard ?? known
}
