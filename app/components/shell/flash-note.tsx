import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'
import { showToast } from '#app/components/ui/show-toast.ts'
import type { ToastType } from '#app/components/ui/toast-list.ts'

export interface Flash {
  type: ToastType
  message: string
  translation: string | null
  title: string | null
  link: string | null
}

/** Flashes that were shown, because React may run an effect twice. */
const shown = new WeakSet<Flash>()

function isRestoredPage(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}

// A document that the browser restored still contains its old message, which was shown when it was new.
let isFirst = true

function showFlashToast(flash: Flash): void {
  if (shown.has(flash)) return
  shown.add(flash)
  if (!(isFirst && isRestoredPage())) {
    const { type, message, translation, title } = flash
    showToast({ type, message, translation: translation ?? undefined, title: title ?? undefined })
  }
}

/** Shows a message that was passed across a redirect as a toast. Call it in the frame: its effect must run after that of the toast area. */
export function useFlashToast(flash: Flash | null): void {
  useEffect(() => {
    if (flash !== null) showFlashToast(flash)
    isFirst = false
  }, [flash])
}

/** The same message for readers without scripts (docs/product.md#forms). */
export function FlashNote({ flash }: { flash: Flash }) {
  const { t } = useTranslation('shell')
  return (
    <noscript>
      <div className={`notice notice--${flash.type}`} role="status">
        <p lang={flash.translation === null ? undefined : 'zh-CN'}>{flash.message}</p>
        {flash.translation === null ? null : <p lang="en">{flash.translation}</p>}
        {flash.link === null ? null : <Link to={flash.link}>{t('notice.link')}</Link>}
      </div>
    </noscript>
  )
}
