import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

interface CardProps {
  title: ReactNode
  /** The whole card leads there; its title is the link. */
  to?: string | undefined
  heading?: 'h2' | 'h3' | 'h4'
  kicker?: ReactNode
  meta?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

/** A ruled entry, not a box: a hairline above, the title, the text, one muted line. */
export function Card({ title, to, heading: Heading = 'h3', kicker, meta, className, children }: CardProps) {
  return (
    <article className={classNames('card', to !== undefined && 'card--link', className)}>
      {kicker === undefined ? null : <p className="card__kicker">{kicker}</p>}
      <Heading className="card__title">{to === undefined ? title : <Link to={to}>{title}</Link>}</Heading>
      {children === undefined ? null : <div className="card__text">{children}</div>}
      {meta === undefined ? null : <p className="card__meta meta">{meta}</p>}
    </article>
  )
}
