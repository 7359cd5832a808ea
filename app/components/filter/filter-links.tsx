import { classNames } from '#app/components/ui/class-names.ts'
import { Link } from '#app/components/ui/link.tsx'

interface FilterLinksProps {
  label: string
  links: readonly { to: string; name: string; isCurrent: boolean }[]
  className?: string
}

/** The filters and orders of a list as links; the current one is marked (docs/product.md#controls-tell-their-state). */
export function FilterLinks({ label, links, className }: FilterLinksProps) {
  return (
    <nav className={classNames('tabs', className)} aria-label={label}>
      <ul className="tabs__list">
        {links.map(({ to, name, isCurrent }) => (
          <li key={to}>
            <Link className="tabs__link" to={to} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
