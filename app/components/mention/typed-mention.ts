/** The beginning of a name that is being typed after an @, and its position. */
export interface TypedMention {
  text: string
  start: number
}

const begun = /(?:^|[^\w@.＠/-])[@＠](\w{2,20})$/u

/** Returns the beginning of a name right before the caret, from two letters on. */
export function typedMention({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TypedMention | undefined {
  if (selectionStart !== selectionEnd) return undefined
  const [, text] = begun.exec(value.slice(Math.max(0, selectionStart - 30), selectionStart)) ?? []
  return text === undefined ? undefined : { text, start: selectionStart - text.length }
}

/** Completes the name, as if it had been typed. */
export function completeMention(area: HTMLTextAreaElement, { text, start }: TypedMention, name: string): void {
  area.setRangeText(`${name} `, start, start + text.length, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
