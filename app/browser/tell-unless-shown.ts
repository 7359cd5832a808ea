import type { ToastType } from '#app/components/ui/toast-list.ts'
import { systemMessage, type SystemMessage } from '#app/i18n/system.ts'
import { pageLocale } from './page-locale.ts'
import { systemToast } from './system-toast.ts'

/** The page has this long to show a message itself: at its form, or as the page of the failure. */
const pageHasShownAfter = 600

/** Tells a built-in system message by a toast, unless the page shows it by then: a failure is reported once. */
export function tellUnlessShown(name: SystemMessage, type: ToastType): void {
  setTimeout(() => {
    if (!isShown(systemMessage(pageLocale(), name).message)) systemToast(name, type)
  }, pageHasShownAfter)
}

const isShown = (message: string) =>
  [...document.querySelectorAll('[role="alert"], .failure, .toast')].some(({ textContent }) =>
    textContent.includes(message),
  )
