import type { LucideIcon } from 'lucide-react'

interface IconProps {
  /** A lucide icon, imported by itself: `import X from 'lucide-react/icons/x'`. */
  icon: LucideIcon
  /** The accessible name, if there is no word beside the icon. */
  label?: string | undefined
  size?: number
}

export function Icon({ icon: Drawing, label, size = 20 }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Drawing className="icon" size={size} strokeWidth={1.5} nonScalingStroke focusable="false" {...naming} />
}
