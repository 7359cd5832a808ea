import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

interface TextLinkProps extends LinkProps {
  /** `onward` is for the next page to read and has an arrow, which CSS draws. */
  tone?: 'plain' | 'onward' | 'muted'
}

export function TextLink({ tone = 'plain', className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={classNames('text-link', `text-link--${tone}`, className)}>
      {children}
    </Link>
  )
}
