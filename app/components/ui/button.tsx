import { type ComponentPropsWithoutRef, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'link'

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant?: ButtonVariant | undefined
  /** While true, the button is disabled and shows `busyLabel` (docs/product.md#busy-labels). */
  busy?: boolean | undefined
  busyLabel?: string | undefined
  children: ReactNode
}

const look = (variant: ButtonVariant, className?: string) => classNames('button', `button--${variant}`, className)

export function Button({
  variant = 'quiet',
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const notePress = useFocusBack(busy)
  return (
    <button
      type="button"
      {...rest}
      onClick={event => {
        notePress(event)
        onClick?.(event)
      }}
      className={look(variant, className)}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
    >
      {busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  )
}

/** Returns the focus to a pressed button once it is enabled again, unless something else took it meanwhile. Disabled buttons lose the focus. */
function useFocusBack(busy: boolean): (event: MouseEvent<HTMLButtonElement>) => void {
  const pressed = useRef<HTMLButtonElement>(undefined)
  const wasBusy = useRef(busy)
  useEffect(() => {
    const isFree = wasBusy.current && !busy
    wasBusy.current = busy
    if (!isFree) return
    if (document.activeElement === document.body) pressed.current?.focus({ preventScroll: true })
    pressed.current = undefined
  }, [busy])
  return event => {
    pressed.current = event.currentTarget
  }
}

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant
}

/** A link that looks like a button, because it is the next step. */
export function ButtonLink({ variant = 'quiet', className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={look(variant, className)}>
      {children}
    </Link>
  )
}
