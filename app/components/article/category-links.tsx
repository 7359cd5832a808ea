import { useTranslation } from 'react-i18next'
import { FilterLinks } from '#app/components/filter/filter-links.tsx'
import { articlesAddress } from './article-address.ts'
import type { Category } from './category.ts'

interface CategoryLinksProps {
  categories: readonly Category[]
  /** The key of the chosen category; undefined if all are shown, null if the list is not filtered by category. */
  current: string | undefined | null
}

export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  const { t } = useTranslation('article')
  const all = [{ key: undefined, name: t('allCategories') }, ...categories]
  const links = all.map(({ key, name }) => ({
    to: articlesAddress({ category: key }),
    name,
    isCurrent: key === current,
  }))
  return <FilterLinks className="articles__categories" label={t('categories')} links={links} />
}
