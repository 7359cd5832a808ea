import { useNavigate, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { watchLogoutInOtherTabs } from '#app/browser/logged-out.ts'
import { endSession, redirectThroughRouter } from '#app/browser/end-session.ts'
import { removeOldDrafts } from '#app/browser/drafts.ts'
import { clearSessionEndMark, hasSessionJustEnded } from '#app/browser/session-end-lock.ts'
import { showSystemMessage } from '#app/browser/show-system-message.ts'
import { removeUnreadableUser, storeUserCopy, onUserChangedElsewhere } from '#app/browser/stored-member.ts'
import { readStorage } from '#app/browser/storage.ts'
import { visitorSessionId } from '#app/browser/visitor-session.ts'
import { whenIdle } from '#app/browser/when-idle.ts'
import { showToast } from '#app/components/ui/show-toast.ts'

interface PageSession {
  me: object | null
  sessionEnded: boolean
  /** True if the session could not be read. The browser then keeps its copy of the member. */
  isSessionUnreadable: boolean
}

/**
 * Keeps the browser's copy of the session in sync with the root data, reports the end of a session, and follows other tabs
 * (docs/product.md#session).
 */
export function useSession(root: PageSession | undefined): void {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { t } = useTranslation('shell')
  const page = useRef({ revalidate, t })
  const showsMember = useRef(false)
  useEffect(() => {
    page.current = { revalidate, t }
  }, [revalidate, t])
  useEffect(() => {
    return redirectThroughRouter(path => navigate(path))
  }, [navigate])
  useEffect(() => {
    removeUnreadableUser()
    // The server tells guests apart by the id, so a new guest gets it in the next task: reading a cookie waits for another process of the browser and
    // would hold up the other effects. Later visits only renew the cookie.
    const isNew = readStorage('visitorSessionId') === null
    const newGuestTimer = isNew ? setTimeout(visitorSessionId) : undefined
    const cancelIdle = whenIdle(() => {
      visitorSessionId()
      removeOldDrafts()
    })
    function act(): void {
      watchLogoutInOtherTabs()
      if (navigator.onLine) page.current.revalidate()
    }
    const stopFollowing = onUserChangedElsewhere(() => {
      // Tells the reader of this tab why the bar changes. The other tab handles the end of the session.
      if (showsMember.current && readStorage('user') === null) {
        if (hasSessionJustEnded()) showSystemMessage('sessionEnded', 'warning')
        else showToast({ type: 'info', message: page.current.t('account.leftElsewhere') })
      }
      act()
    })
    const onShow = (event: PageTransitionEvent) => event.persisted && act()
    addEventListener('pageshow', onShow)
    return () => {
      clearTimeout(newGuestTimer)
      cancelIdle()
      stopFollowing()
      removeEventListener('pageshow', onShow)
    }
  }, [])
  useEffect(() => {
    if (root === undefined || root.isSessionUnreadable) return
    storeUserCopy(root.me)
    showsMember.current = root.me !== null
    if (root.me !== null) clearSessionEndMark()
    if (root.sessionEnded) endSession()
  }, [root])
}
