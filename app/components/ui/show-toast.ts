import type { ToastOptions } from './toast-list.ts'

/** Shows a toast by the page-wide event, as any script may (docs/product.md#toasts). It does nothing on the server. */
export function showToast(options: ToastOptions) {
  if (typeof window === 'undefined') return
  window.dispatchEvent(new CustomEvent('show-toast', { detail: options }))
}
