import { showToast } from '#app/components/ui/show-toast.ts'

/** Why something failed. A built-in system message is Chinese, with the English beside it on an English page. */
export interface Reason {
  message: string
  translation?: string | undefined
}

/** Shows a failure with its reason as an error toast; a system message stands there in both languages, the page's own words with its own. */
export function showReason({ message, translation }: Reason, wordsFor: (reason: string) => string): void {
  if (translation === undefined) showToast({ type: 'error', message: wordsFor(message) })
  else showToast({ type: 'error', message, translation: wordsFor(translation) })
}
