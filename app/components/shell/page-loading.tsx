import { useTranslation } from 'react-i18next'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import type { Loading } from './use-loading.ts'

/** Lies over the page one leaves while a page of the forum is slow to come (docs/product.md#forum); where one was on it is kept below. */
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

/** Says to screen readers what is on its way, and where they have arrived unless the focus tells it. */
export function PageStatus({ isSlow, part, arrived }: Loading & { arrived: string }) {
  const { t } = useTranslation('shell')
  const loading = part === undefined ? t('loading') : t(`loadingOf.${part}`)
  return (
    <p className="visually-hidden page-status" role="status">
      {isSlow ? loading : arrived}
    </p>
  )
}
