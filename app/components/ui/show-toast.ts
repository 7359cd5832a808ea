import type { ToastOptions } from './toast-list.ts'

/** Shows a toast through the page-wide event, as any script may (docs/product.md#toasts). Does nothing on the server. */
export function showToast(options: ToastOptions) {
  if (typeof window === 'undefined') return
  window.dispatchEvent(new CustomEvent('show-toast', { detail: options }))
}
