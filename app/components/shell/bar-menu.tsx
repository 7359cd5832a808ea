import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useRef } from 'react'
import { Icon } from '#app/components/ui/icon.tsx'
import { useClosing } from './use-menu-closing.ts'

interface BarMenuProps {
  className: string
  /** The content of the button that opens the menu. */
  summary: ReactNode
  /** The full text of a summary that may be truncated. */
  title?: string
  /** The name of the list, for screen readers. */
  label: string
  /** List items. */
  children: ReactNode
}

/** A menu below the bar. Without scripts it is a plain `details` element. */
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
