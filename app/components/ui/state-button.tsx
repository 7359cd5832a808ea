import { Form, useNavigation } from '@remix-run/react'
import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface StateButtonProps {
  className: string
  action: string
  /** The field that carries what is wanted, `true` or `false`. */
  name: string
  isOn: boolean
  icon: LucideIcon
  /** What it says while it is on, and while it is off. */
  label: (isOn: boolean) => string
  /** What it is about, for readers who hear the page. */
  of: string
}

/** Something that is on or off for its reader, such as a bookmark: the same form with scripts and without. It shows at once what was asked for. */
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
