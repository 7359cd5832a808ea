import { listen } from '#app/components/ui/add-listeners.ts'
import { removeDraft, storeDraft, readDraft, type DraftKey } from './drafts.ts'
import { onFormResponse } from './form-responses.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const secretTypes = ['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']
const secretPurposes = ['one-time-code', 'current-password', 'new-password']

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

/**
 * Passwords, codes and hidden keys are never stored, even while a password is shown as text. Neither is the honeypot field, which only bots fill in.
 */
function mayStore(control: Control): boolean {
  const isSecret = secretTypes.includes(control.type) || secretPurposes.includes(control.autocomplete)
  return control.name !== '' && control.tabIndex >= 0 && !isSecret
}

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

const controlsOf = (form: HTMLFormElement): Control[] => Array.from(form.elements).filter(isControl).filter(mayStore)

/** Checkboxes with the same name are distinguished by their values. */
const fieldKeyOf = (control: Control) => (isCheckable(control) ? `${control.name}=${control.value}` : control.name)

function initialValueOf(control: Control): string {
  if (isCheckable(control)) return control.defaultChecked ? 'on' : ''
  if (control instanceof HTMLSelectElement)
    return (Array.from(control.options).find(option => option.defaultSelected) ?? control.options[0])?.value ?? ''
  return control.defaultValue
}

const currentValueOf = (control: Control): string => {
  if (isCheckable(control)) return control.checked ? 'on' : ''
  return control.value
}

type Values = Readonly<Record<string, string>>

const valuesOf = (form: HTMLFormElement, read: (control: Control) => string): Values =>
  Object.fromEntries(controlsOf(form).map(control => [fieldKeyOf(control), read(control)]))

/**
 * Returns the values that differ from the form as it was first shown, and those of the earlier draft: a refused form is shown again with the values
 * that were sent.
 */
function changedValues(form: HTMLFormElement, initial: Values, earlier: Values): Values {
  const entries = Object.entries(valuesOf(form, currentValueOf))
  return Object.fromEntries(entries.filter(([slot, state]) => state !== (initial[slot] ?? '') || slot in earlier))
}

function fill(control: Control, state: string): void {
  if (isCheckable(control)) control.checked = state === 'on'
  else setValue(control, state)
  // Character counters and previews listen to these events.
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

// React's value setter would hide the change from React, so this calls the native setter of the element.
const setValue = (control: Control, value: string): boolean =>
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control)

export interface TrackedForm {
  /** Puts the draft into controls that the user has not changed; returns true if it changed any. */
  restore: () => boolean
  /** Removes the draft; later input is stored again. */
  forget: () => void
  /** Resets the form to how it was first shown, and removes the draft. */
  discard: () => void
  stop: () => void
}

/** Stores what the user types into a form until the server accepts the form. */
export function trackForm(form: HTMLFormElement, key: DraftKey, onAccepted: () => void): TrackedForm {
  const initial = valuesOf(form, initialValueOf)
  let earlier = readDraft(key) ?? {}
  let sentTo: string | undefined
  function drop(): void {
    earlier = {}
    removeDraft(key)
  }
  const stops = [
    listen(form, ['input', 'change'], () => storeDraft(key, changedValues(form, initial, earlier))),
    listen(form, ['submit'], event => {
      sentTo = targetOf(form, event)
    }),
    onFormResponse(({ path, ok }) => {
      if (path !== sentTo) return
      sentTo = undefined
      if (!ok) return
      drop()
      onAccepted()
    }),
  ]
  return {
    restore: () => restore(form, earlier),
    forget() {
      drop()
      onAccepted()
    },
    discard() {
      controlsOf(form).forEach(control => fill(control, initial[fieldKeyOf(control)] ?? ''))
      drop()
    },
    stop: () => stops.forEach(stop => stop()),
  }
}

function restore(form: HTMLFormElement, draft: Values): boolean {
  const restorable = controlsOf(form).filter(control => {
    const state = draft[fieldKeyOf(control)]
    return (
      state !== undefined && state !== currentValueOf(control) && currentValueOf(control) === initialValueOf(control)
    )
  })
  restorable.forEach(control => fill(control, draft[fieldKeyOf(control)] ?? ''))
  return restorable.length > 0
}

// Safari before 15.4 has no `submitter`.
function targetOf(form: HTMLFormElement, event: Event): string {
  const button: unknown = Reflect.get(event, 'submitter')
  const own = button instanceof HTMLElement ? button.getAttribute('formaction') : null
  return new URL(own ?? form.getAttribute('action') ?? '', location.href).pathname
}
