let defaultTitle = ''

/** The mounted dialog provides the word for "Input" in the language of the page (docs/product.md#confirm-dialog). */
export function namePrompt(title: string) {
  defaultTitle = title
}

/** The browser's own prompt; null when it is cancelled. */
export function promptText({
  title = defaultTitle,
  defaultValue = '',
}: { title?: string; defaultValue?: string } = {}) {
  return window.prompt(title, defaultValue)
}
