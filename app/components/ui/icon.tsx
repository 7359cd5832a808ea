import type { LucideIcon } from 'lucide-react'

interface IconProps {
  /** One of lucide's, imported alone: `import X from 'lucide-react/icons/x'`. */
  icon: LucideIcon
  /** The name, when no word stands beside it. */
  label?: string | undefined
  size?: number
}

export function Icon({ icon: Drawing, label, size = 20 }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Drawing className="icon" size={size} strokeWidth={1.5} nonScalingStroke focusable="false" {...naming} />
}
