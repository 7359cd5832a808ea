import { applyStoredPause, finishEntranceAnimations } from '#app/browser/motion.ts'
import { dateTimeText } from '#app/i18n/time-text.ts'
import { useLocation, useMatches, useNavigation } from '@remix-run/react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/components/ui/class-names.ts'
import { ConfirmDialog } from '#app/components/ui/confirm-dialog.tsx'
import { useFollowLinks } from '#app/components/ui/link.tsx'
import { ToastArea } from '#app/components/ui/toast-area.tsx'
import { systemMessage } from '#app/i18n/system-messages.ts'
import { FlashNote, type Flash, useFlashToast } from './flash-note.tsx'
import { PageLoading, PageStatus } from './page-loading.tsx'
import { SiteFooter } from './site-footer.tsx'
import { NoticesAbovePage } from './notices-above-page.tsx'
import { TopBar } from './top-bar.tsx'
import { useDiscoverLinkedRoutes } from './use-discover-linked-routes.ts'
import { useLazyLayout } from './use-lazy-layout.ts'
import { useLoading } from './use-loading.ts'
import { useLanguage } from './use-language.ts'
import { useLiveUnreadNotices } from './use-live-unread-notices.ts'
import { useFocusAfterLogout, usePageChange, useSmoothTop } from './use-page-change.ts'
import { type Root, useRoot } from './use-root.ts'
import { useSession } from './use-session.ts'

/** True if the bar lies over the first picture of the page. A route sets it with `export const handle = { bar: 'over' }`, as Home does. */
const useIsOver = (): boolean =>
  useMatches().some(
    ({ handle }) => typeof handle === 'object' && handle !== null && Reflect.get(handle, 'bar') === 'over',
  )

/** The frame of every page, error pages included: bar, footer, toasts, dialog. */
export function PageFrame({ isFailed, children }: { isFailed: boolean; children: ReactNode }) {
  const { t } = useTranslation('shell')
  const root = useRoot()
  const page = useRef<HTMLElement>(null)
  const isOver = useIsOver() && !isFailed && !hasNotes(root)
  // A message with its own place is shown only there.
  const flash = root?.flash?.place == null ? (root?.flash ?? null) : null
  useFlashToast(flash)
  useSession(root)
  useFollowLinks()
  useDiscoverLinkedRoutes()
  const unread = useLiveUnreadNotices(root?.me?.id, useUnreadNotices(root?.unreadNotices ?? 0), root?.now)
  useLanguage(root?.locale)
  useMotionPreference()
  useLazyLayout()
  const loading = useLoading()
  // Called before `usePageChange`, which moves the focus to the new page.
  useInertPage(loading.isSlow && loading.part !== undefined)
  const arrived = usePageChange(page)
  useFocusAfterLogout(page, root?.me != null)
  useSmoothTop()
  useMarkedChinese(page, root?.holdsChinese === true)
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <ProgressLine />
      <PageStatus {...loading} arrived={arrived} />
      <TopBar title={root?.site.title ?? ''} me={root?.me ?? null} unreadNotices={unread} isOver={isOver} />
      <main
        id="content"
        tabIndex={-1}
        ref={page}
        className={classNames('page', !isOver && 'page--below-bar', useIsLeaving() && 'is-leaving')}
      >
        <NoticesAbovePage banner={root?.banner ?? null} isReadOnly={root?.isReadOnly === true} />
        <Notice flash={flash} root={root} />
        {root?.me == null || root.suspension === null ? null : <SuspensionNote {...root.suspension} />}
        {children}
      </main>
      {/* Outside the page, which fades while it is replaced. */}
      <PageLoading {...loading} />
      {root?.site === undefined ? null : <SiteFooter site={root.site} />}
      <ToastArea />
      <ConfirmDialog />
    </>
  )
}

// Notes below a bar that lies over the first picture would be unreadable.
const hasNotes = (root: Root | undefined) =>
  root !== undefined && (root.banner !== null || root.isReadOnly || (root.me !== null && root.suspension !== null))

/** Messages for browsers without scripts, which have no toasts: a flash, or the end of the session. */
function Notice({ flash, root }: { flash: Flash | null; root: Root | undefined }) {
  if (flash !== null) return <FlashNote flash={flash} />
  if (root?.sessionEnded !== true) return null
  const { message, translation = null } = systemMessage(root.locale, 'sessionEnded')
  return <FlashNote flash={{ type: 'warning', message, translation, title: null, link: null }} />
}

/** Marks Chinese text on an English page with its language after client-side rendering; the server marks it in the first page. */
function useMarkedChinese(page: RefObject<HTMLElement>, isNeeded: boolean): void {
  const { key } = useLocation()
  useEffect(() => {
    const main = page.current
    if (isNeeded && main !== null)
      void import('#app/browser/mark-chinese-on-page.ts').then(({ markChinese }) => markChinese(main))
  }, [page, isNeeded, key])
}

/** While the loading sheet covers the page, the page takes neither focus nor clicks. */
function useInertPage(isCovered: boolean): void {
  useEffect(() => {
    for (const part of document.querySelectorAll('main, .imprint')) part.toggleAttribute('inert', isCovered)
  }, [isCovered])
}

function useIsLeaving(): boolean {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  return navigation.state === 'loading' && navigation.location.pathname !== pathname
}

/** A progress line at the top while a page loads; it is hidden for the first moments. `PageStatus` announces it to screen readers. */
function ProgressLine() {
  if (useNavigation().state === 'idle') return null
  return <div className="progress-line" aria-hidden="true" />
}

/** Tells a suspended member on every page until when they cannot write, and why. */
function SuspensionNote({ until, reason }: { until: string; reason: string }) {
  const { t } = useTranslation('shell')
  return (
    <div className="notice notice--warning" role="note">
      <p>{t('suspended', { time: dateTimeText(Date.parse(until)), reason })}</p>
    </div>
  )
}

/** Applies the reader's choice of reduced motion to the document, also after the document was rendered again. */
function useMotionPreference(): void {
  useEffect(() => {
    applyStoredPause()
    return finishEntranceAnimations()
  }, [])
}

/** Returns the number of unread notices: the one of the page, which may have just marked some as read, else the one of the frame. */
function useUnreadNotices(known: number): number {
  const loadedCounts = useMatches().flatMap(({ data }) => numberIn(data))
  return loadedCounts[loadedCounts.length - 1] ?? known
}

function numberIn(data: unknown): number[] {
  const unread: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'unreadNotices') : undefined
  return typeof unread === 'number' ? [unread] : []
}
