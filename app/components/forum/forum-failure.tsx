import { useRouteError } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorKind } from '#app/components/shell/error-kind.ts'
import { ErrorPage } from '#app/components/shell/error-page.tsx'

interface ForumFailureProps {
  /** What is said of a page that cannot be read, and is not merely missing (spec 8). */
  title?: string
  /** What was typed and not taken. */
  children?: ReactNode
}

/** A page of the forum that could not be shown: it leads back to the forum. */
export function ForumFailure({ title, children }: ForumFailureProps) {
  const { t } = useTranslation('forum')
  const error = useRouteError()
  const said = title === undefined || errorKind(error) === 'missing' ? {} : { title }
  return (
    <ErrorPage error={error} {...said} back={{ to: '/forum', label: t('toForum') }}>
      {children}
    </ErrorPage>
  )
}
