import { shownAddress } from './proxied-picture-address.ts'

interface AvatarProps {
  name: string
  src?: string | null | undefined
  size?: 'small' | 'medium' | 'large'
  /** The accessible name, if the member's name is not beside it. */
  label?: string | undefined
}

/** Returns the first letter in upper case. It is a code point, because names may begin outside the Basic Multilingual Plane. */
export const initial = (name: string) => (Array.from(name.trim())[0] ?? '·').toUpperCase()

export function Avatar({ name, src, size = 'medium', label }: AvatarProps) {
  const className = `avatar avatar--${size}`
  if (src)
    return <img className={className} src={shownAddress(src)} alt={label ?? ''} loading="lazy" decoding="async" />
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span className={className} {...naming}>
      {initial(name)}
    </span>
  )
}
