import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useRef } from 'react'
import { Icon } from '#app/components/ui/icon.tsx'
import { useClosing } from './use-menu-closing.ts'

interface BarMenuProps {
  className: string
  /** What is pressed to open it. */
  summary: ReactNode
  /** The whole of a summary that may be cut off. */
  title?: string
  /** The name of the list, for screen readers. */
  label: string
  /** List items. */
  children: ReactNode
}

/** A menu that opens below the bar; without scripts it is a plain disclosure. */
export function BarMenu({ className, summary, title, label, children }: BarMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  useClosing(menu)
  return (
    <details className={`bar-menu ${className}`} ref={menu}>
      <summary className="bar-menu__name" title={title}>
        {summary}
        <Icon icon={ChevronDown} size={16} />
      </summary>
      <ul className="bar-menu__list" aria-label={label}>
        {children}
      </ul>
    </details>
  )
}
