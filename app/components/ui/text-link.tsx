import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

interface TextLinkProps extends LinkProps {
  /** `onward` leads to the next thing to read and carries an arrow that the line draws. */
  tone?: 'plain' | 'onward' | 'muted'
}

export function TextLink({ tone = 'plain', className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={classNames('text-link', `text-link--${tone}`, className)}>
      {children}
    </Link>
  )
}
