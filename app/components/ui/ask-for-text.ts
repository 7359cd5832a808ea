let defaultTitle = ''

/** Sets the default title, the word for "Input" in the language of the page; the mounted dialog calls it (docs/product.md#confirm-dialog). */
export function namePrompt(title: string) {
  defaultTitle = title
}

/** Asks with the browser's own prompt; null if it is cancelled. */
export function promptText({
  title = defaultTitle,
  defaultValue = '',
}: { title?: string; defaultValue?: string } = {}) {
  return window.prompt(title, defaultValue)
}
