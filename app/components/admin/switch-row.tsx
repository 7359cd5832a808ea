import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'

interface SwitchRowProps {
  /** The address of the action; by default the page itself. */
  action?: string
  /** The id of the hint. */
  hintId: string
  isOn: boolean
  label: string
  /** The current state in words. */
  state: string
  hint: string
  /** The fields that hold the requested state, so that two admins at the same time cannot undo each other. */
  children: ReactNode
}

/** A switch that is a form, with a hint that explains its current state. */
export function SwitchRow({ action, hintId, isOn, label, state, hint, children }: SwitchRowProps) {
  return (
    <Form method="post" className="switch-row" {...(action === undefined ? { preventScrollReset: true } : { action })}>
      {children}
      <button type="submit" role="switch" aria-checked={isOn} className="switch" aria-describedby={hintId}>
        <span className="switch__track" aria-hidden="true" />
        <span className="switch__label">{label}</span>
        <span className="switch__state" aria-hidden="true">
          {state}
        </span>
      </button>
      <p className="meta" id={hintId}>
        {hint}
      </p>
    </Form>
  )
}
