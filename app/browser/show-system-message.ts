import { showToast } from '#app/components/ui/show-toast.ts'
import type { ToastType } from '#app/components/ui/toast-list.ts'
import { systemMessage, type SystemMessage } from '#app/i18n/system-messages.ts'
import { pageLocale } from './page-locale.ts'

const dedupeWithin = 1000
let last: { name: SystemMessage; at: number } | undefined

/**
 * Shows a built-in system message as a toast: in Chinese, with the English below on an English page (docs/product.md#system-messages). Requests that
 * fail within one second show one toast.
 */
export function showSystemMessage(name: SystemMessage, type: ToastType): void {
  const now = Date.now()
  if (last?.name === name && now - last.at < dedupeWithin) return
  last = { name, at: now }
  showToast({ type, ...systemMessage(pageLocale(), name) })
}
