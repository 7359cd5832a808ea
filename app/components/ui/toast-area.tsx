import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import { listen } from './add-listeners.ts'
import {
  addToast,
  closeToast,
  currentToasts,
  onToasts,
  pauseToast,
  resumeToast,
  type Toast,
  type ToastType,
} from './toast-list.ts'

const none: readonly Toast[] = []
const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info } satisfies Record<
  ToastType,
  unknown
>

const toastOf = (event: Event) => {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-toast]') : null
  return element === null ? undefined : Number(element.dataset['toast'])
}

/** One set of listeners on the area: a click on a toast closes it, and hover and focus pause its countdown. */
function useToastEvents(area: RefObject<HTMLElement>) {
  useEffect(() => {
    const { current } = area
    if (current === null) return undefined
    const on = (names: readonly string[], act: (id: number) => void) =>
      listen(current, names, event => {
        const id = toastOf(event)
        if (id !== undefined) act(id)
      })
    const stops = [
      listen(window, ['show-toast'], event => event instanceof CustomEvent && addToast(event.detail)),
      on(['click'], closeToast),
      on(['pointerover', 'focusin'], pauseToast),
      on(['pointerout', 'focusout'], resumeToast),
    ]
    return () => stops.forEach(stop => stop())
  }, [area])
}

/** Mounted once, in the root: listens for `show-toast` and lists the toasts (docs/product.md#toasts). */
export function ToastArea() {
  const { t } = useTranslation('ui')
  const area = useRef<HTMLElement>(null)
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none)
  useToastEvents(area)
  return (
    <section className="toasts" aria-label={t('toast.region')} aria-live="polite" ref={area}>
      {toasts.map(toast => (
        <ToastNote key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function ToastNote({ toast }: { toast: Toast }) {
  const { t } = useTranslation('ui')
  const urgent = toast.type === 'error' || toast.type === 'warning'
  return (
    <div className={`toast toast--${toast.type}`} role={urgent ? 'alert' : 'status'} data-toast={toast.id}>
      <Icon icon={icons[toast.type]} size={22} />
      <div className="toast__text">
        <p className="toast__title">{toast.title ?? t(`toast.title.${toast.type}`)}</p>
        <p className="toast__message" lang={toast.translation === undefined ? undefined : 'zh-CN'}>
          {toast.message}
        </p>
        {toast.translation === undefined ? null : (
          <p className="toast__message">
            <span lang="en">{toast.translation}</span>
          </p>
        )}
      </div>
      <button type="button" className="toast__close" aria-label={t('toast.close')}>
        <Icon icon={X} size={18} />
      </button>
    </div>
  )
}
