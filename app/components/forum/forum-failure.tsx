import { useRouteError } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorPage } from '#app/components/shell/error-page.tsx'

/** Error page of the forum, with a link back to the forum. `children` holds the typed text that was refused. */
export function ForumFailure({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('errors')
  return (
    <ErrorPage error={useRouteError()} back={{ to: '/forum', label: t('forum.back') }}>
      {children}
    </ErrorPage>
  )
}
