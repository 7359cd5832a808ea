import { useRouteError } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorPage } from '#app/components/shell/error-page.tsx'

/** A page of the forum that could not be shown: it leads back to the forum. `children` is what was typed and not taken. */
export function ForumFailure({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('errors')
  return (
    <ErrorPage error={useRouteError()} back={{ to: '/forum', label: t('forum.back') }}>
      {children}
    </ErrorPage>
  )
}
