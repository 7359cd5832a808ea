import type { ToastType } from '#app/components/ui/toast-list.ts'
import { systemMessage, type SystemMessage } from '#app/i18n/system-messages.ts'
import { pageLocale } from './page-locale.ts'
import { systemToast } from './system-toast.ts'

/** The page has this long to show a message itself: at its form, or as the page of the failure. In ms, as is how often it is looked at. */
const pageHasShownAfter = 600
const lookedAtEvery = 50

/** Tells a built-in system message by a toast, unless the page shows it meanwhile, however short: a failure is reported once. */
export function showUnlessShown(name: SystemMessage, type: ToastType): void {
  const { message } = systemMessage(pageLocale(), name)
  let looks = pageHasShownAfter / lookedAtEvery
  const looking = setInterval(() => {
    looks -= 1
    const shown = isShown(message)
    if (shown || looks === 0) clearInterval(looking)
    if (!shown && looks === 0) systemToast(name, type)
  }, lookedAtEvery)
}

const isShown = (message: string) =>
  [...document.querySelectorAll('[role="alert"], .failure, .toast')].some(({ textContent }) =>
    textContent.includes(message),
  )
