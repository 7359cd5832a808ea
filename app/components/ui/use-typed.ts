import { type FormEvent, useState } from 'react'

/** What stands in a control, for counters and previews; the control keeps its own text. */
export function useTyped(initial: string) {
  const [text, setText] = useState(initial)
  function onInput(event: FormEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    setText(event.currentTarget.value)
  }
  return { text, onInput }
}
