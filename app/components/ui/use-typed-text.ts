import { type FormEvent, type RefObject, useEffect, useState } from 'react'

/** Returns the current text of a control, for counters and previews. The control stays uncontrolled. */
export function useTyped(initial: string) {
  const [text, setText] = useState(initial)
  function onInput(event: FormEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    setText(event.currentTarget.value)
  }
  return { text, onInput }
}

type Typed = HTMLInputElement | HTMLTextAreaElement

/** Reports text that was typed before the scripts ran, as if it had just been typed. */
export function useTypedBefore(control: RefObject<Typed>, isListening: boolean): void {
  useEffect(() => {
    const { current } = control
    if (!isListening || current === null || current.value === current.defaultValue) return
    current.dispatchEvent(new Event('input', { bubbles: true }))
  }, [control, isListening])
}
