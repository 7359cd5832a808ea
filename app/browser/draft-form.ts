import { listen } from '#app/components/ui/add-listeners.ts'
import { forgetDraft, keepDraft, recallDraft, type DraftKey } from './drafts.ts'
import { onFormAnswered } from './form-responses.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const secretTypes = ['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']
const secretPurposes = ['one-time-code', 'current-password', 'new-password']

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

/**
 * Passwords, codes and hidden keys are never stored, even while a password is shown as text. Neither is the honeypot field, which only bots fill in.
 */
function mayKeep(control: Control): boolean {
  const isSecret = secretTypes.includes(control.type) || secretPurposes.includes(control.autocomplete)
  return control.name !== '' && control.tabIndex >= 0 && !isSecret
}

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

const controlsOf = (form: HTMLFormElement): Control[] => Array.from(form.elements).filter(isControl).filter(mayKeep)

/** Checkboxes with the same name are distinguished by their values. */
const slotOf = (control: Control) => (isTick(control) ? `${control.name}=${control.value}` : control.name)

function startOf(control: Control): string {
  if (isTick(control)) return control.defaultChecked ? 'on' : ''
  if (control instanceof HTMLSelectElement)
    return (Array.from(control.options).find(option => option.defaultSelected) ?? control.options[0])?.value ?? ''
  return control.defaultValue
}

const stateOf = (control: Control): string => {
  if (isTick(control)) return control.checked ? 'on' : ''
  return control.value
}

type Values = Readonly<Record<string, string>>

const statesOf = (form: HTMLFormElement, read: (control: Control) => string): Values =>
  Object.fromEntries(controlsOf(form).map(control => [slotOf(control), read(control)]))

/**
 * Returns the values that differ from the form as it was first shown, and those of the earlier draft: a refused form is shown again with the values
 * that were sent.
 */
function typedIn(form: HTMLFormElement, shown: Values, known: Values): Values {
  const entries = Object.entries(statesOf(form, stateOf))
  return Object.fromEntries(entries.filter(([slot, state]) => state !== (shown[slot] ?? '') || slot in known))
}

function fill(control: Control, state: string): void {
  if (isTick(control)) control.checked = state === 'on'
  else setValue(control, state)
  // Character counters and previews listen to these events.
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

// React's value setter would hide the change from React, so this calls the native setter of the element.
const setValue = (control: Control, value: string): boolean =>
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control)

export interface FollowedForm {
  /** Puts the draft into controls that the user has not changed; returns true if it changed any. */
  restore: () => boolean
  /** Removes the draft; later input is stored again. */
  forget: () => void
  /** Resets the form to how it was first shown, and removes the draft. */
  discard: () => void
  stop: () => void
}

/** Stores what the user types into a form until the server accepts the form. */
export function followForm(form: HTMLFormElement, key: DraftKey, onTaken: () => void): FollowedForm {
  const shown = statesOf(form, startOf)
  let known = recallDraft(key) ?? {}
  let sentTo: string | undefined
  function drop(): void {
    known = {}
    forgetDraft(key)
  }
  const stops = [
    listen(form, ['input', 'change'], () => keepDraft(key, typedIn(form, shown, known))),
    listen(form, ['submit'], event => {
      sentTo = targetOf(form, event)
    }),
    onFormAnswered(({ path, taken }) => {
      if (path !== sentTo) return
      sentTo = undefined
      if (!taken) return
      drop()
      onTaken()
    }),
  ]
  return {
    restore: () => restore(form, known),
    forget() {
      drop()
      onTaken()
    },
    discard() {
      controlsOf(form).forEach(control => fill(control, shown[slotOf(control)] ?? ''))
      drop()
    },
    stop: () => stops.forEach(stop => stop()),
  }
}

function restore(form: HTMLFormElement, kept: Values): boolean {
  const waiting = controlsOf(form).filter(control => {
    const state = kept[slotOf(control)]
    return state !== undefined && state !== stateOf(control) && stateOf(control) === startOf(control)
  })
  waiting.forEach(control => fill(control, kept[slotOf(control)] ?? ''))
  return waiting.length > 0
}

// Safari before 15.4 has no `submitter`.
function targetOf(form: HTMLFormElement, event: Event): string {
  const button: unknown = Reflect.get(event, 'submitter')
  const own = button instanceof HTMLElement ? button.getAttribute('formaction') : null
  return new URL(own ?? form.getAttribute('action') ?? '', location.href).pathname
}
