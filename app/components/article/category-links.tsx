import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { articlesAt } from './address.ts'
import type { Category } from './category.ts'

interface CategoryLinksProps {
  categories: readonly Category[]
  /** The key of the chosen one; undefined where all are shown, null where the list is of something else. */
  current: string | undefined | null
}

/** Categories are addresses; the chosen one says so (decisions: Controls tell their state). */
export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  const { t } = useTranslation('article')
  const links = [{ key: undefined, name: t('allCategories') }, ...categories]
  return (
    <nav className="tabs articles__categories" aria-label={t('categories')}>
      <ul className="tabs__list">
        {links.map(({ key, name }) => (
          <li key={key ?? ''}>
            <Link
              className="tabs__link"
              to={articlesAt({ category: key })}
              aria-current={key === current ? 'page' : undefined}
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
