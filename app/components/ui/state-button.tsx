import { Form, useNavigation } from '@remix-run/react'
import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface StateButtonProps {
  className: string
  action: string
  /** The field with the requested state, `true` or `false`. */
  name: string
  isOn: boolean
  icon: LucideIcon
  /** Returns the label for the state on or off. */
  label: (isOn: boolean) => string
  /** The name of its object, for screen readers. */
  of: string
}

/** A toggle of a state of the reader, such as a bookmark. It is the same form with and without scripts, and shows the requested state immediately. */
export function StateButton({ className, action, name, isOn, icon, label, of }: StateButtonProps) {
  const { formAction, formData } = useNavigation()
  const wanted = formAction === action ? formData?.get(name) : undefined
  const isShownOn = wanted == null ? isOn : wanted === 'true'
  return (
    <Form method="post" action={action} preventScrollReset>
      <button
        className={classNames('state-button', className, isShownOn && 'is-on')}
        name={name}
        value={String(!isShownOn)}
        aria-pressed={isShownOn}
      >
        <Icon icon={icon} size={18} />
        <span>{label(isShownOn)}</span>
        <VisuallyHidden>{of}</VisuallyHidden>
      </button>
    </Form>
  )
}
