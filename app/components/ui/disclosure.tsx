import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface DisclosureProps {
  summary: ReactNode
  /** Disclosures with the same name open one at a time, if the browser supports `details name`. */
  name?: string | undefined
  open?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function Disclosure({ summary, name, open, className, children }: DisclosureProps) {
  return (
    <details className={classNames('disclosure', className)} name={name} open={open}>
      <summary className="disclosure__summary">{summary}</summary>
      <div className="disclosure__body">{children}</div>
    </details>
  )
}
