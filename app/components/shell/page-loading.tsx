import { useTranslation } from 'react-i18next'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import type { Loading } from './use-loading.ts'

/** Covers the old page while a page of the forum is slow to load (docs/product.md#forum). The old page stays below and keeps its scroll position. */
export function PageLoading({ isSlow, part }: Loading) {
  const { t } = useTranslation('shell')
  if (!isSlow || part === undefined) return null
  return (
    <div className="page-loading">
      <div className="grid">
        <p className="page-loading__words display">{t(`loadingOf.${part}`)}</p>
        <Skeleton lines={7} />
      </div>
    </div>
  )
}

/** Announces to screen readers which page is loading, and the title of the new page unless the focus announces it. */
export function PageStatus({ isSlow, part, arrived }: Loading & { arrived: string }) {
  const { t } = useTranslation('shell')
  const loading = part === undefined ? t('loading') : t(`loadingOf.${part}`)
  return (
    <p className="visually-hidden page-status" role="status">
      {isSlow ? loading : arrived}
    </p>
  )
}
