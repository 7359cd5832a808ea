import type { ToastType } from '#app/components/ui/toast-list.ts'
import { systemMessage, type SystemMessage } from '#app/i18n/system-messages.ts'
import { pageLocale } from './page-locale.ts'
import { showSystemMessage } from './show-system-message.ts'

/** In ms. The page, on a slow phone too, has this long to show the message itself, at its form or as an error page. It is checked at the interval below. */
const shownByPageWithin = 1000
const checkInterval = 50

/** Shows a built-in system message as a toast, unless the page shows it in the meantime, however briefly, so that a failure is reported once. */
export function showToastUnlessShown(name: SystemMessage, type: ToastType): void {
  const { message } = systemMessage(pageLocale(), name)
  let checksLeft = shownByPageWithin / checkInterval
  const timer = setInterval(() => {
    checksLeft -= 1
    const shown = isShown(message)
    if (shown || checksLeft === 0) clearInterval(timer)
    if (!shown && checksLeft === 0) showSystemMessage(name, type)
  }, checkInterval)
}

const isShown = (message: string) =>
  [...document.querySelectorAll('[role="alert"], .failure, .toast')].some(({ textContent }) =>
    textContent.includes(message),
  )
