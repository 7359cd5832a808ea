import { Link, type LinkProps } from '@remix-run/react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'link'

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant?: ButtonVariant | undefined
  /** While true the button is disabled and reads `busyLabel` (spec 4: Busy labels). */
  busy?: boolean | undefined
  busyLabel?: string | undefined
  children: ReactNode
}

const look = (variant: ButtonVariant, className?: string) => classNames('button', `button--${variant}`, className)

export function Button({ variant = 'quiet', busy = false, busyLabel, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look(variant, className)}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
    >
      {busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  )
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
