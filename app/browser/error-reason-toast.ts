import { showToast } from '#app/components/ui/show-toast.ts'

/** The reason of a failure. A built-in system message is Chinese, with its English translation on an English page. */
export interface ErrorReason {
  message: string
  translation?: string | undefined
}

/** Shows an error toast with its reason. A system message is shown in both languages, each with its own line. */
export function showErrorReason({ message, translation }: ErrorReason, wordsFor: (reason: string) => string): void {
  if (translation === undefined) showToast({ type: 'error', message: wordsFor(message) })
  else showToast({ type: 'error', message, translation: wordsFor(translation) })
}
